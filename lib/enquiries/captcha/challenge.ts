import 'server-only'
import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { z } from 'zod'
import type { SingleUseProofs } from '../../server/single-use-proofs.ts'

/** Long enough to fill in a form slowly; a page left open overnight fetches a new challenge. */
const lifetimeMs = 60 * 60_000

// Takes a laptop about half a second and an old phone three, while the visitor fills in the form.
const cost = 4000
const rounds = { min: 150, max: 300 }

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.literal(cost),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      expiresAt: z.number(),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.int().min(0).max(0xffff_ffff), derivedKey: z.string().max(128) }),
})

/** A proof of work for a visitor's browser, by ALTCHA: cheap for one form, expensive for a flood of them. */
export async function issueChallenge(secret: string): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(rounds.min, rounds.max),
    deriveKey,
    expiresAt: new Date(Date.now() + lifetimeMs),
    hmacSignatureSecret: secret,
  })
}

/** Whether this solves a challenge of this site, in time, and was not used for another enquiry. */
export async function isSolved(
  text: string,
  { enquiryId, secret, proofs }: { enquiryId: string; secret: string; proofs: SingleUseProofs },
): Promise<boolean> {
  const parsed = payload.safeParse(decode(text))
  if (!parsed.success) return false
  const { challenge, solution } = parsed.data
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secret,
  })
  return verified && proofs.use(challenge.signature, enquiryId)
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
