import 'server-only'
import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { z } from 'zod'
import type { UsedOnce } from './used-once.ts'

/** Long enough for a slow form; a page left open overnight gets a new one when it is needed. */
const lifetimeMs = 60 * 60_000

// About half a second of a laptop's time and three of an old phone's, spent while the visitor fills in the form.
const cost = 4000
const rounds = { least: 150, most: 300 }

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

/** A calculation for a visitor's browser, after ALTCHA: small for one form, dear for a flood of them. */
export async function issueChallenge(secret: string): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(rounds.least, rounds.most),
    deriveKey,
    expiresAt: new Date(Date.now() + lifetimeMs),
    hmacSignatureSecret: secret,
  })
}

/** Whether this is the solution of a challenge of ours, in time, and not spent on another enquiry. */
export async function isSolved(
  text: string,
  { enquiryId, secret, proofs }: { enquiryId: string; secret: string; proofs: UsedOnce },
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
