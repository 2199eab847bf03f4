import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a test says when it cannot have one. */
export const fakeClockNeeded = 'needs libfaketime; on Debian: apt install faketime'

const [library] = process.platform === 'linux' ? globSync('/usr/lib/*/faketime/libfaketime.so.1') : []

export const hasFakeClock = library !== undefined

/** A wall clock for other processes that jumps when it is told to. Time that only passes is left alone. */
export function fakeClock(folder: string) {
  const file = join(folder, 'clock')
  /** `+3d`, `-2y` or `+0`, from the real time. */
  const jump = (offset: string) => writeFileSync(file, offset)
  jump('+0')
  return {
    jump,
    /** What a process needs in its environment. */
    variables: {
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  }
}
