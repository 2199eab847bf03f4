import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/**
 * Fetches a calculation and solves it, while the visitor goes on typing: the browser's own cryptography does the work
 * beside the page. Undefined when that is not possible: no connection, or a page that was not opened over HTTPS.
 */
export async function solveNewChallenge(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/enquiries/challenge', { cache: 'no-store' })
    if (!response.ok) return undefined
    const challenge = (await response.json()) as Challenge
    const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 })
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
  } catch {
    return undefined
  }
}
