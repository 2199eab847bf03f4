import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { createImageEngine } from './image-engine.ts'

const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

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

describe('createImageEngine', () => {
  it('answers many callers from one process, which then goes away and comes back when needed', async () => {
    const engine = createImageEngine(100)
    const bytes = await picture()
    const types = await Promise.all(Array.from({ length: 10 }, () => engine.detectImage(bytes)))
    const expected = { extension: 'png', mimeType: 'image/png', width: 30, height: 20, hasAlpha: false }
    expect(types).toEqual(types.map(() => expected))
    expect(types).toHaveLength(10)
    expect(processes()).toHaveLength(1)
    await vi.waitUntil(() => processes().length === 0, { timeout: 5000 })
    expect(await engine.detectImage(bytes)).toMatchObject({ width: 30 })
  })

  it('hands refusals over as they are', async () => {
    const engine = createImageEngine(100)
    await expect(engine.detectImage(Buffer.from('no picture'))).rejects.toMatchObject({
      name: 'LakeError',
      status: 400,
    })
  })

  it('lives on when the process is brought down', async () => {
    const engine = createImageEngine(100)
    const bytes = await picture()
    await engine.detectImage(bytes)
    const folder = mkdtempSync(join(tmpdir(), 'lake-engine-'))
    const path = join(folder, 'large.png')
    writeFileSync(path, await sharp(bytes).resize(4000, 4000).png().toBuffer())
    const work = engine.extractMetadata(path, await engine.detectImage(path), ['lqip', 'palette'])
    for (const pid of processes()) process.kill(pid, 'SIGKILL')
    await expect(work).rejects.toThrow('ended unexpectedly')
    expect(await engine.detectImage(bytes)).toMatchObject({ width: 30 })
    rmSync(folder, { recursive: true })
  })
})
