import { copyFile, mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Spool } from './spool.ts'

/**
 * Copies what waits in the spool of one data folder into another folder, for a backup. Resolves to how many enquiries
 * that were. It has to come before the copy of the database: an enquiry leaves the spool only once it is in the database,
 * so whatever is missing here is there already.
 *
 * @throws the file system's error when files are there but cannot be read: a copy without them would not be whole
 */
export async function copySpool(dataDir: string, destination: string): Promise<number> {
  const from = new Spool(dataDir).folder
  const to = new Spool(destination).folder
  const names = (await namesIn(from)).filter((name) => !name.endsWith('.part'))
  if (names.length === 0) return 0
  await mkdir(to, { recursive: true, mode: 0o700 })
  let copied = 0
  for (const name of names) if (await copyIfThere(join(from, name), join(to, name))) copied += 1
  await sync(to)
  return copied
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    // No folder, or a file in its place: nothing waits in it.
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return []
    throw error
  }
}

async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to)
  } catch (error) {
    // Moved to the database in the meantime, which is copied next.
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
  await sync(to)
  return true
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '')
}
