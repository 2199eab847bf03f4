import { afterEach, describe, expect, it, vi } from 'vitest'
import { cameFrom } from './came-from.ts'

const site = 'https://cars.example'

function visit(path: string, { history, referrer = '' }: { history?: string[]; referrer?: string }) {
  vi.stubGlobal('location', new URL(path, site))
  vi.stubGlobal('document', { referrer })
  const entries = () => history?.map((url) => ({ url: url && new URL(url, site).href }))
  const currentEntry = history && { index: history.length - 1 }
  const navigation = history && { entries, currentEntry }
  vi.stubGlobal('window', navigation ? { navigation } : {})
  vi.stubGlobal('navigation', navigation)
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('cameFrom', () => {
  it('is the page before the form, without its query, however often the form was loaded', () => {
    visit('/get-a-quote?reg=AB12CDE', { history: ['/', '/reading?x=1', '/get-a-quote', '/get-a-quote?a'] })
    expect(cameFrom()).toBe('/reading')
  })

  it('is that of the referrer where a browser has no history to read', () => {
    visit('/contact', { referrer: `${site}/slough/langley` })
    expect(cameFrom()).toBe('/slough/langley')
  })

  it('is none for a visitor of another site, of no site, and where the history is hidden', () => {
    visit('/contact', { referrer: 'https://search.example/?q=private' })
    expect(cameFrom()).toBe(undefined)
    visit('/contact', { history: ['/contact'] })
    expect(cameFrom()).toBe(undefined)
    visit('/contact', { history: ['', '/contact'] })
    expect(cameFrom()).toBe(undefined)
  })
})
