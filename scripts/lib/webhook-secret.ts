import { randomBytes } from 'node:crypto'
import type { Env } from '../../lib/env/env.ts'

const generated = randomBytes(32).toString('base64url')

/**
 * The secret that signs the embedded Content Lake's calls to the site. Both are started by this process, so unless it is set,
 * each start generates one and stores it nowhere.
 */
export function webhookSecret(env: Env): string {
  return env.webhookSecret ?? generated
}
