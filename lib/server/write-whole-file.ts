import { rename, rm, writeFile } from 'node:fs/promises'

let count = 0

/**
 * Writes a file that appears under its name only when it is complete: readers never see half of it, also after a kill or
 * on a full disk. Throws what the operating system reports; then the old file is as it was.
 */
export async function writeWholeFile(path: string, content: string | Buffer): Promise<void> {
  count += 1
  const partial = `${path}.${process.pid}-${count}.tmp`
  try {
    await writeFile(partial, content)
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
