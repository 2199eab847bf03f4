import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own for a test: small enough to be filled, and nobody else's. */
export type SmallDisk = {
  folder: string
  /** Writes until nothing more fits. */
  fill: () => void
  /** Makes the space again that filling took. */
  empty: () => void
  /** Fails while a file on it is open for writing. */
  readOnly: (isReadOnly: boolean) => void
  remove: () => void
}

/** What a test says when it cannot have one. */
export const smallDiskNeeded = 'needs Linux and the right to mount: run it as root'

/** Whether this machine lets us have one. */
export function hasSmallDisks(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const folder = mkdtempSync(join(tmpdir(), 'may-mount-'))
  const isMounted = mount('-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder)
  if (isMounted) spawnSync('umount', [folder])
  rmSync(folder, { recursive: true })
  return isMounted
}

/** Mounts a disk in memory of so many megabytes. */
export function makeSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  if (!mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder))
    throw new Error(smallDiskNeeded)
  const filling = join(folder, 'filling')
  return {
    folder,
    fill: () => {
      const file = openSync(filling, 'a')
      try {
        for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) writeUntilFull(file, size)
      } finally {
        closeSync(file)
      }
    },
    empty: () => {
      rmSync(filling, { force: true })
    },
    readOnly: (isReadOnly) => {
      if (!mount('-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder))
        throw new Error('cannot be mounted anew')
    },
    remove: () => {
      // Lazily: a process that was killed a moment ago may still hold it.
      spawnSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function writeUntilFull(file: number, size: number): void {
  const block = Buffer.alloc(size)
  try {
    while (writeSync(file, block) === size);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

function mount(...args: string[]): boolean {
  return spawnSync('mount', args, { stdio: 'ignore' }).status === 0
}
