import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { z } from 'zod'
import type { Identity } from '../types.ts'
import { type UserRole, userRoles } from './roles.ts'
import { hashSecret, newId, newSecret } from './secrets.ts'

const storedToken = z
  .object({ id: z.string(), label: z.string(), role: z.enum(userRoles), created_at: z.string() })
  .transform(({ created_at, ...token }) => ({ ...token, createdAt: created_at }))

export type Token = z.infer<typeof storedToken>

/** Credentials of programs. Only hashes are stored: a token's secret is returned once, when it is created. */
export class TokenStore {
  readonly #db: DatabaseSync
  /** Prepared once, since it runs with every request that carries a token. */
  readonly #findByHash: StatementSync

  readonly #onRevoked: () => void

  /** @param onRevoked - called after a token has been revoked */
  constructor(db: DatabaseSync, onRevoked: () => void = () => {}) {
    this.#db = db
    this.#onRevoked = onRevoked
    this.#findByHash = db.prepare('SELECT * FROM token WHERE hash = ?')
  }

  create(
    label: string,
    role: UserRole,
    { id = newId('si'), secret = newSecret('sk') }: { id?: string; secret?: string } = {},
  ): Token & { secret: string } {
    const token = { id, label, role, createdAt: new Date().toISOString() }
    this.#db
      .prepare('INSERT INTO token (id, label, role, hash, created_at) VALUES (?, ?, ?, ?, ?)')
      .run(id, label, role, hashSecret(secret), token.createdAt)
    return { ...token, secret }
  }

  list(): Token[] {
    return z
      .array(storedToken)
      .parse(this.#db.prepare('SELECT * FROM token ORDER BY created_at, rowid').all())
  }

  byId(id: string): Token | undefined {
    const row = this.#db.prepare('SELECT * FROM token WHERE id = ?').get(id)
    return row && storedToken.parse(row)
  }

  bySecret(secret: string): Token | undefined {
    const row = this.#findByHash.get(hashSecret(secret))
    return row && storedToken.parse(row)
  }

  /** Revokes a token at once; false when there was none. */
  remove(id: string): boolean {
    const isRemoved = this.#db.prepare('DELETE FROM token WHERE id = ?').run(id).changes > 0
    if (isRemoved) this.#onRevoked()
    return isRemoved
  }
}

/** The identity that a token acts as. */
export function tokenIdentity(token: Token): Identity {
  return { id: token.id, name: token.label, role: token.role, kind: 'token' }
}
