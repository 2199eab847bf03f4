import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { canReadContent } from './client.ts'
import { lookUpPath, type PathVerdict } from './known-paths.ts'
import { isPageUnavailable } from './unavailable-pages.ts'

vi.mock('node:fs', () => ({ existsSync: vi.fn<(file: string) => boolean>() }))
vi.mock('./client.ts')
vi.mock('./known-paths.ts')

const cached = new Set<string>()
const page = (name: string) => resolve('.next/server/app', name)

beforeEach(() => {
  vi.mocked(existsSync).mockImplementation((file) => cached.has(String(file)))
  cached.add(page('reading.html')).add(page('reading/caversham.html'))
})
afterEach(() => {
  cached.clear()
  vi.resetAllMocks()
})

function given(verdict: PathVerdict, readable: boolean): void {
  vi.mocked(lookUpPath).mockResolvedValue(verdict)
  vi.mocked(canReadContent).mockResolvedValue(readable)
}

it('is true for every uncached page while content cannot be read', async () => {
  given('known', false)
  expect(await isPageUnavailable('/reading', false)).toBe(false)
  expect(await isPageUnavailable('/reading/', false)).toBe(false)
  expect(await isPageUnavailable('/reading/caversham', false)).toBe(false)
  expect(canReadContent).not.toHaveBeenCalled()
  expect(await isPageUnavailable('/newbury', false)).toBe(true)
  expect(await isPageUnavailable('/../../../reading', false)).toBe(true)
  // Draft mode renders each request.
  expect(await isPageUnavailable('/reading', true)).toBe(true)
})

it('is true for a path that may have a page, and false for one that has none', async () => {
  given('unclear', false)
  expect(await isPageUnavailable('/nowhere', false)).toBe(true)
  // A process that has just started has no list of paths, but cached pages on disk.
  expect(await isPageUnavailable('/reading', false)).toBe(false)
  given('unknown', false)
  expect(await isPageUnavailable('/nowhere', false)).toBe(false)
})

it('is false while content can be read', async () => {
  given('known', true)
  expect(await isPageUnavailable('/newbury', false)).toBe(false)
  expect(await isPageUnavailable('/reading', true)).toBe(false)
})
