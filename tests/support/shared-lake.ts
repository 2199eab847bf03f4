import { afterAll } from 'vitest'
import { type LakeProcess, startLakeProcess } from './lake-process.ts'

/** Starts a lake for all tests of a file, or of the `describe` block that calls this; it is stopped after them. */
export async function startSharedLake(
  options?: Parameters<typeof startLakeProcess>[0],
): Promise<LakeProcess> {
  const lake = await startLakeProcess(options)
  afterAll(() => lake.stop())
  return lake
}
