import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The requirement, for the names of tests that are skipped without it. */
export const fakeClockRequirement = 'needs libfaketime; on Debian: apt install faketime'

const [library] = process.platform === 'linux' ? globSync('/usr/lib/*/faketime/libfaketime.so.1') : []

export const hasFakeClock = library !== undefined

/** A wall clock for other processes that can be moved. Their monotonic clock is left alone. */
export function fakeClock(folder: string) {
  const file = join(folder, 'clock')
  /** Moves it to an offset from the real time: `+3d`, `-2y` or `+0`. */
  const jump = (offset: string) => writeFileSync(file, offset)
  jump('+0')
  return {
    jump,
    /** Environment variables of a process that uses it. */
    variables: {
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  }
}
