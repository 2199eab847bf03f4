import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aborted } from './aborted.ts'
import { LakeConnection } from './lake-connection.ts'
import { UnsentChanges } from './unsent-changes.ts'

let status: number
let connection: LakeConnection
let shown: string[]
let count = 0

beforeEach(() => {
  vi.useFakeTimers()
  // As in a browser; Node.js does not have it.
  vi.stubGlobal('navigator', { onLine: true })
  status = 200
  connection = new LakeConnection(
    () => Promise.resolve(Response.json({ error: { description: 'No' } }, { status })),
    new UnsentChanges(),
  )
  shown = []
  connection.subscribe(() => shown.push(connection.notice().kind))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const type = () =>
  connection.fetch('http://localhost/v1/data/actions/production?tag=sanity.studio.document.commit', {
    method: 'POST',
    body: JSON.stringify({ actions: [{ publishedId: 'a' }], transactionId: `t-${++count}` }),
  })

it('says that what is typed waits, as long as it does, and that it is saved', async () => {
  status = 503
  for (let second = 0; second < 10; second++) {
    await type()
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(shown).toEqual(['unreachable'])
  status = 200
  await vi.advanceTimersByTimeAsync(20_000)
  expect(shown).toEqual(['unreachable', 'restored', 'none'])
})

it('says nothing about a moment', async () => {
  status = 503
  await type()
  status = 200
  await vi.advanceTimersByTimeAsync(20_000)
  expect(shown).toEqual([])
})

it('says why what is typed is refused, until it is not', async () => {
  status = 403
  await type()
  expect(connection.notice()).toMatchObject({ kind: 'refused', refusal: { status: 403, message: 'No' } })
  status = 200
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shown.filter((kind, index) => kind !== shown[index - 1])).toEqual(['refused', 'restored', 'none'])
})

it('opens a form after what was typed into it before', async () => {
  const opened = vi.fn<(response: Response) => void>()
  status = 503
  await type()
  const opening = connection.fetch('http://localhost/v1/data/doc/production/a?tag=document.pair.fetch')
  void opening.then(opened)
  await connection.resume('', new Headers()).catch(() => {})
  await vi.advanceTimersByTimeAsync(3_000)
  expect(opened).not.toHaveBeenCalled()
  status = 200
  await vi.advanceTimersByTimeAsync(10_000)
  expect(opened).toHaveBeenCalled()
})

it('gives up a request about other things than documents when its connection is lost', async () => {
  const pings: string[] = []
  connection = new LakeConnection(async (url, init) => {
    if (url.endsWith('/ping')) {
      pings.push(url)
      return new Response()
    }
    return aborted(init?.signal ?? new AbortController().signal).then(() => {
      throw init?.signal?.reason
    })
  }, new UnsentChanges())
  const [requested] = await Promise.allSettled([
    connection.fetch('http://localhost/content-lake/v2021-06-07/users/me'),
    vi.advanceTimersByTimeAsync(60_000),
  ])
  expect(requested).toMatchObject({ status: 'rejected', reason: { message: 'The connection was lost.' } })
  expect(new Set(pings)).toEqual(new Set(['http://localhost/content-lake/v1/ping']))
})
