import { open, rename, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The ending of a file that is being written. */
export const partialSuffix = '.part'

/**
 * Writes a new file, readable by this user alone, that exists completely or not at all. Resolves when it would survive a
 * power cut: its content and its name in the folder are on disk.
 *
 * @throws the file system's error; the file then does not exist
 */
export async function writeDurably(path: string, text: string): Promise<void> {
  const partial = `${path}.${crypto.randomUUID()}${partialSuffix}`
  try {
    const file = await open(partial, 'wx', 0o600)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(partial, path)
  } catch (error) {
    // On a full disk a partial file would take the space that the next one needs.
    await unlink(partial).catch(() => {})
    throw error
  }
  await flushToDisk(dirname(path))
}

/** Resolves when a file's content, or the names in a folder, are on disk. */
export async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
