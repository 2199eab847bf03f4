import { afterEach, expect, it, vi } from 'vitest'
import { isDraftMode } from './draft-mode.ts'
import type * as DraftMode from './draft-mode.ts'
import { createUntilPublication } from './until-publication.ts'

vi.mock('./draft-mode.ts', () => ({ isDraftMode: vi.fn<typeof DraftMode.isDraftMode>() }))
afterEach(() => {
  vi.mocked(isDraftMode).mockReset()
})

it('reads once for each publication and path', async () => {
  let publications = 1
  const read = vi.fn<(path: string) => Promise<{ path: string }>>((path) => Promise.resolve({ path }))
  const valueOf = createUntilPublication(() => publications, read)
  await valueOf('/a')
  expect(await valueOf('/a')).toEqual({ path: '/a' })
  expect(read).toHaveBeenCalledTimes(1)
  await valueOf('/b')
  publications++
  await valueOf('/a')
  expect(read).toHaveBeenCalledTimes(3)
})

it('never shows a draft to visitors', async () => {
  const valueOf = createUntilPublication(
    () => 1,
    async () => ({ text: (await isDraftMode()) ? 'draft' : 'published' }),
  )
  vi.mocked(isDraftMode).mockResolvedValue(true)
  expect(await valueOf('/a')).toEqual({ text: 'draft' })
  vi.mocked(isDraftMode).mockResolvedValue(false)
  expect(await valueOf('/a')).toEqual({ text: 'published' })
  vi.mocked(isDraftMode).mockResolvedValue(true)
  expect(await valueOf('/a')).toEqual({ text: 'draft' })
})

it('remembers nothing of what does not exist', async () => {
  let value: { text: string } | null = null
  const valueOf = createUntilPublication(
    () => 1,
    async () => value,
  )
  expect(await valueOf('/a')).toBeNull()
  value = { text: 'now' }
  expect(await valueOf('/a')).toEqual(value)
})
