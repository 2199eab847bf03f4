import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UnsentChanges } from './unsent-changes.ts'

/** As in a browser: its keys are its own properties. */
class MemoryStorage {
  [key: string]: unknown
  getItem(key: string) {
    return this[key] ?? null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

let storage: MemoryStorage
/** The locks of pages that are open. */
let locks: string[]

beforeEach(() => {
  storage = new MemoryStorage()
  locks = []
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string) => Promise.resolve(locks.push(name)),
      query: () => Promise.resolve({ held: locks.map((name) => ({ name })) }),
    },
  })
})
afterEach(() => void vi.unstubAllGlobals())

const change = (text: string) => ({
  url: 'http://localhost/v1/data/actions/production',
  body: JSON.stringify({ text }),
  transactionId: `t-${text}`,
  documents: ['a'],
  isTyping: true,
})

/** What a page leaves behind when it is closed before it could send these, while the others are open. */
async function leave(userId: string, ...texts: string[]) {
  locks = Object.keys(storage)
  const page = new UnsentChanges()
  await page.takeOver(userId)
  page.save(texts.map(change))
  locks = []
}

it('takes over what earlier pages of the same user have left, once', async () => {
  await leave('kim', 'a', 'b')
  await leave('lea', 'c')
  expect(await new UnsentChanges().takeOver('kim')).toEqual([change('a'), change('b')])
  expect(await new UnsentChanges().takeOver('kim')).toEqual([])
})

it('leaves to open pages what is theirs', async () => {
  await leave('kim', 'a')
  locks = Object.keys(storage)
  expect(await new UnsentChanges().takeOver('kim')).toEqual([])
})

it.each(['', '{', 'null', '"text"', '[{"url":1}]'])(
  'takes over the rest when “%s” is stored',
  async (text) => {
    storage.setItem('unsent-changes:kim:0-0', text)
    await leave('kim', 'a')
    storage.setItem('unsent-changes:kim:9-9', text)
    expect(await new UnsentChanges().takeOver('kim')).toEqual([change('a')])
    // A newer version may be able to read it.
    expect(storage.getItem('unsent-changes:kim:0-0')).toBe(text)
  },
)

it('loses nothing when the page that takes over is left at once', async () => {
  await leave('kim', 'a')
  await leave('kim', 'b')
  const stored = () => Object.values(storage).join()
  const query = navigator.locks.query.bind(navigator.locks)
  vi.spyOn(navigator.locks, 'query').mockImplementation(() => {
    expect(stored()).toContain('t-a')
    expect(stored()).toContain('t-b')
    return query()
  })
  const next = new UnsentChanges()
  const taken = await next.takeOver('kim')
  expect(taken).toHaveLength(2)
  locks = []
  expect(await new UnsentChanges().takeOver('kim')).toEqual(taken)
})

it('serves without storage', async () => {
  vi.stubGlobal('localStorage', undefined)
  const page = new UnsentChanges()
  page.save([change('a')])
  expect(await page.takeOver('kim')).toEqual([])
})
