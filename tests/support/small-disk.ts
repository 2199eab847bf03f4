import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small disk of one test, which can be filled. */
export type SmallDisk = {
  folder: string
  /** Writes until nothing more fits. */
  fill: () => void
  /** Frees the space that `fill` used. */
  empty: () => void
  /** Fails while a file on it is open for writing. */
  readOnly: (isReadOnly: boolean) => void
  remove: () => void
}

/** The requirement, for the names of tests that are skipped without it. */
export const smallDiskRequirement = 'needs Linux and the right to mount: run it as root'

/** Whether this process may mount one. */
export function canMountSmallDisk(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const folder = mkdtempSync(join(tmpdir(), 'may-mount-'))
  const isMounted = mount('-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder)
  if (isMounted) spawnSync('umount', [folder])
  rmSync(folder, { recursive: true })
  return isMounted
}

/** Mounts a disk of this size in memory. */
export function makeSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  if (!mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder))
    throw new Error(smallDiskRequirement)
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
      if (!mount('-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder)) throw new Error('cannot be remounted')
    },
    remove: () => {
      // Lazily: a process that has just been killed may still use it.
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
