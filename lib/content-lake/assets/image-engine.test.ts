import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { costlySvg, greedySvg } from './costly-images.test-support.ts'
import { createImageEngine } from './image-engine.ts'

const smallImage = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
const svgType = { extension: 'svg', mimeType: 'image/svg+xml', width: 5000, height: 5000, hasAlpha: true }

/** Ids of the image processes that this test process has started and that still run. */
function processes(): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...args]) => Number(parent) === process.pid && args.join(' ').includes('image-process.ts'),
    )
    .map(([pid]) => Number(pid))
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const untilExited = () => vi.waitUntil(() => processes().length === 0)

describe('createImageEngine', () => {
  it('starts a process for each image at a time, and ends processes that are idle', async () => {
    const engine = createImageEngine({ idleMs: 100, deadlineMs: 15_000 })
    const bytes = await smallImage()
    const expected = { extension: 'png', mimeType: 'image/png', width: 30, height: 20, hasAlpha: false }
    for (let n = 0; n < 5; n++) expect(await engine.detectImage(bytes)).toEqual(expected)
    expect(processes()).toHaveLength(1)
    await untilExited()
    expect(await Promise.all([1, 2, 3].map(() => engine.detectImage(bytes)))).toEqual(
      [1, 2, 3].map(() => expected),
    )
    await untilExited()
  })

  it('passes errors on unchanged', async () => {
    const engine = createImageEngine({ idleMs: 100, deadlineMs: 15_000 })
    await expect(engine.detectImage(Buffer.from('not an image'))).rejects.toMatchObject({
      name: 'LakeError',
      status: 400,
    })
  })

  it('ends the process of an image that takes too long, and no other', async () => {
    const bytes = await smallImage()
    const begun = performance.now()
    await createImageEngine({ idleMs: 100, deadlineMs: 60_000 }).detectImage(bytes)
    // Several times what a small image takes with the start of its process, however busy the machine is.
    const deadlineMs = 2000 + 5 * Math.ceil(performance.now() - begun)
    const engine = createImageEngine({ idleMs: 100, deadlineMs })
    let isOver = false
    const failure = failureOf(engine.extractMetadata(costlySvg, svgType, ['lqip']))
    void failure.then(() => (isOver = true))
    expect(await engine.detectImage(bytes)).toMatchObject({ width: 30 })
    expect(isOver).toBe(false)
    expect(await failure).toMatchObject({
      status: 400,
      message: expect.stringContaining(`longer than ${deadlineMs / 1000} s`) as string,
    })
    await untilExited()
    expect(await engine.detectImage(bytes)).toMatchObject({ width: 30 })
  })

  it('ends the process of an image that takes too much memory', async () => {
    const memoryBytes = 400 * 1024 * 1024
    const engine = createImageEngine({ idleMs: 100, deadlineMs: 15_000, memoryBytes })
    await expect(engine.extractMetadata(greedySvg, svgType, ['lqip'])).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('memory') as string,
    })
    expect(await engine.detectImage(await smallImage())).toMatchObject({ width: 30 })
  })

  it('survives a process that is killed while it works', async () => {
    const engine = createImageEngine({ idleMs: 100, deadlineMs: 60_000 })
    // The time limit is longer than any machine takes to kill the process.
    const failure = failureOf(engine.extractMetadata(costlySvg, svgType, ['lqip']))
    await vi.waitUntil(() => processes().length === 1)
    for (const pid of processes()) process.kill(pid, 'SIGKILL')
    expect(await failure).toMatchObject({
      status: 503,
      message: expect.stringContaining('ended unexpectedly') as string,
    })
    expect(await engine.detectImage(await smallImage())).toMatchObject({ width: 30 })
  })
})
