import { randomBytes } from 'node:crypto'
import type { Env } from '../../lib/env/env.ts'

const madeUp = randomBytes(32).toString('base64url')

/**
 * What the embedded Content Lake signs its calls to the site with. Both are started from this process, so unless
 * somebody has chosen one, it is made up anew with each start and written down nowhere.
 */
export function webhookSecret(env: Env): string {
  return env.webhookSecret ?? madeUp
}
