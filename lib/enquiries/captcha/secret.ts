import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import type { Env } from '../../env/env.ts'

const forThisProcess = randomBytes(32).toString('hex')

/**
 * A secret for one purpose, derived from the content token: the same in every instance and after every restart, so that
 * challenges issued before a restart stay valid. Without a token it lasts as long as the process.
 */
export function secretFor(purpose: string, { sanityToken }: Env): string {
  return createHmac('sha256', sanityToken ?? forThisProcess)
    .update(`enquiries:${purpose}`)
    .digest('hex')
}
