import { createHash, randomBytes } from 'node:crypto'

/** A new secret: 32 random bytes, URL safe. Tokens have Sanity's prefix `sk`, so that secret scanners recognise them. */
export function newSecret(prefix: 'sk' | '' = ''): string {
  return prefix + randomBytes(32).toString('base64url')
}

/**
 * The hash that is stored of a secret. A fast one is enough, because 256 random bits cannot be guessed; and the timing of
 * a lookup by hash reveals nothing, because an attacker cannot choose the hash.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** A short public id, as users and tokens have in Sanity (`p…`, `g…`). */
export function newId(prefix: string): string {
  return prefix + randomBytes(9).toString('base64url').replaceAll(/[-_]/g, '0')
}
