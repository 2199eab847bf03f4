import { createHash, randomBytes } from 'node:crypto'

/** A new unguessable secret: 32 random bytes, URL safe. Tokens carry Sanity's `sk` so that secret scanners know them. */
export function newSecret(prefix: 'sk' | '' = ''): string {
  return prefix + randomBytes(32).toString('base64url')
}

/**
 * What is stored of a secret. With 256 random bits there is nothing to guess, so one fast hash is enough; and the
 * timing of a look-up by hash reveals nothing, since an attacker cannot choose the hash.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** A short public identifier, as users and tokens have them in Sanity (`p…`, `g…`). */
export function newId(prefix: string): string {
  return prefix + randomBytes(9).toString('base64url').replaceAll(/[-_]/g, '0')
}
