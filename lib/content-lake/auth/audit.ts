import type { Identity } from '../types.ts'

/**
 * Logs what happened to an account: ids alone, which `GET /users/:ids` turns into names.
 *
 * @param by - who did it; `link` for the holder of a one-time link
 */
export function auditAccount(event: string, accountId: string, by: Pick<Identity, 'id'> | 'link'): void {
  console.log(`Content Lake: account ${accountId}: ${event} (by ${by === 'link' ? 'link' : by.id})`)
}
