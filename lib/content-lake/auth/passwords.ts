import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import pLimit from 'p-limit'

/** OWASP's scrypt parameters with the smallest memory (16 MiB), so that many logins at once fit on a small machine. */
const scryptCost = { N: 2 ** 14, r: 8, p: 5 }
const keyBytes = 32
const oneAtATime = pLimit(1)

export const passwordLength = { min: 12, max: 256 }

/** What is wrong with the length of a password, as a text for the user; undefined when nothing is. */
export function passwordProblem(password: string): string | undefined {
  if (password.length < passwordLength.min) return `Please use at least ${passwordLength.min} characters.`
  if (password.length > passwordLength.max) return `Please use at most ${passwordLength.max} characters.`
  return undefined
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, scryptCost)
  return [
    'scrypt',
    scryptCost.N,
    scryptCost.r,
    scryptCost.p,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$')
}

/**
 * Compares a password with a stored hash. Without a hash (no such user, or no password set yet) it does the same
 * work and returns false, so that response times do not reveal which e-mail addresses have an account.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt, key] = (stored ?? placeholderHash).split('$')
  const expected = Buffer.from(key!, 'base64url')
  const actual = await derive(password, Buffer.from(salt!, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(expected, actual) && stored !== undefined
}

const placeholderHash = `scrypt$${scryptCost.N}$${scryptCost.r}$${scryptCost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

function derive(password: string, salt: Buffer, cost: typeof scryptCost): Promise<Buffer> {
  return oneAtATime(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        // Keyboards produce the same character as different code points.
        scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
}
