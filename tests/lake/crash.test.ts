import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'lake-crash-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const rounds = 6
const writerCount = 4

/**
 * Writes without pause until the lake has ended. Each transaction creates two documents and increments a counter, so that a
 * partial one is detected.
 */
async function writeUntilKilled(
  lake: LakeProcess,
  writer: string,
  acknowledge: (name: string) => void,
): Promise<void> {
  const client = lake.admin({ maxRetries: 0 })
  for (let n = 0; ; n++) {
    const name = `${writer}-${n}`
    try {
      await client
        .transaction()
        .create({ _id: `${name}-left`, _type: 'half', pair: name })
        .create({ _id: `${name}-right`, _type: 'half', pair: name })
        .patch('counter', { inc: { value: 1 } })
        .commit({ returnDocuments: false })
      acknowledge(name)
    } catch {
      return
    }
  }
}

describe('a lake that is killed in the middle of writing', () => {
  it('loses no acknowledged transaction and keeps no partial one', async () => {
    const acknowledged: string[] = []
    let lake = await startLakeProcess({ dataDir })
    await lake.admin().create({ _id: 'counter', _type: 'counter', value: 0 })
    for (let round = 0; round < rounds; round++) {
      const first = Promise.withResolvers<void>()
      const acknowledge = (name: string) => {
        acknowledged.push(name)
        first.resolve()
      }
      const writers = Array.from({ length: writerCount }, (_unused, index) =>
        writeUntilKilled(lake, `round${round}writer${index}`, acknowledge),
      )
      // Every other round may end before anything is acknowledged.
      if (round % 2 === 0) await first.promise
      // At a different moment in each round.
      await new Promise((resolve) => setTimeout(resolve, 20 + ((round * 37) % 160)))
      await lake.kill()
      await Promise.all(writers)
      lake = await startLakeProcess({ dataDir })
    }

    const admin = lake.admin({ perspective: 'raw' })
    const pairs = await admin.fetch<string[]>('*[_type == "half"].pair')
    const halves = new Map<string, number>()
    for (const pair of pairs) halves.set(pair, (halves.get(pair) ?? 0) + 1)
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds / 2)
    expect(acknowledged.filter((name) => halves.get(name) !== 2)).toEqual([])
    expect([...halves.values()].filter((count) => count !== 2)).toEqual([])
    expect(await admin.getDocument('counter')).toMatchObject({ value: halves.size })
    console.log(
      `${rounds} kills: ${acknowledged.length} acknowledged transactions, all stored; ${halves.size} stored, none of them partial`,
    )
    await lake.stop()
  })

  it('does not share its data folder with a second process', async () => {
    const lake = await startLakeProcess()
    await expect(startLakeProcess({ dataDir: lake.dataDir })).rejects.toThrow(
      /in use by another Content Lake/,
    )
    await lake.stop()
  })
})
