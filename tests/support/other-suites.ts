import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Resolves when no other suite runs, for tests that measure times. `npm test` runs others beside those in browsers. */
export async function untilOthersEnd(): Promise<void> {
  // It names a file that exists once they have ended.
  const file = process.env.TEST_WAITS_FOR
  if (file === undefined) return
  while (!existsSync(file)) await sleep(100)
}
