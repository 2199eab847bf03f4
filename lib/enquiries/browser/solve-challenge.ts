import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import * as z from 'zod/mini'

const challengeBody = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    expiresAt: z.number(),
  }),
  signature: z.string(),
})

/**
 * Fetches a challenge and solves it in the background while the visitor types, with the browser's own cryptography.
 * Undefined when that is impossible: no connection, or a page that was not loaded over HTTPS.
 */
export async function solveNewChallenge(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/enquiries/challenge', { cache: 'no-store' })
    if (!response.ok) return undefined
    const challenge = challengeBody.parse(await response.json())
    const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 })
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
  } catch {
    return undefined
  }
}
