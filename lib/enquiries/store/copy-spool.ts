import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../shared/error-details.ts'
import { flushToDisk } from './durable-file.ts'
import { Spool } from './spool.ts'

/**
 * Copies the spool of one data folder into another folder, for a backup. Resolves to the number of enquiries copied. It
 * must run before the database is copied: an enquiry leaves the spool only once it is in the database, so an enquiry that
 * is missing here is already there.
 *
 * @throws the file system's error when a file cannot be read: the copy would be incomplete
 */
export async function copySpool(dataDir: string, destination: string): Promise<number> {
  const from = new Spool(dataDir).folder
  const to = new Spool(destination).folder
  const names = (await namesIn(from)).filter((name) => !name.endsWith('.part'))
  if (names.length === 0) return 0
  await mkdir(to, { recursive: true, mode: 0o700 })
  let copied = 0
  for (const name of names) if (await copyIfThere(join(from, name), join(to, name))) copied += 1
  await flushToDisk(to)
  return copied
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    // No folder, or a file in its place: nothing is spooled.
    const code = errorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return []
    throw error
  }
}

async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to)
  } catch (error) {
    // Moved to the database in the meantime, which is copied next.
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
  await flushToDisk(to)
  return true
}
