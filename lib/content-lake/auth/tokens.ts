import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Identity } from '../types.ts'
import { hashSecret, newId, newSecret } from './secrets.ts'
import type { UserRole } from './users.ts'

export type Token = {
  id: string
  label: string
  role: UserRole
  createdAt: string
}

/** Credentials of programs. Only hashes are kept: a token's secret is seen once, when it is made. */
export class TokenStore {
  readonly #db: DatabaseSync
  /** Kept ready, since it runs with every request that carries a token. */
  readonly #findByHash: StatementSync

  constructor(db: DatabaseSync) {
    this.#db = db
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
    return this.#db.prepare('SELECT * FROM token ORDER BY created_at, rowid').all().map(toToken)
  }

  byId(id: string): Token | undefined {
    const row = this.#db.prepare('SELECT * FROM token WHERE id = ?').get(id)
    return row && toToken(row)
  }

  bySecret(secret: string): Token | undefined {
    const row = this.#findByHash.get(hashSecret(secret))
    return row && toToken(row)
  }

  /** Revokes a token at once; false when there was none. */
  remove(id: string): boolean {
    return this.#db.prepare('DELETE FROM token WHERE id = ?').run(id).changes > 0
  }
}

/** A token as somebody who acts. */
export function tokenIdentity(token: Token): Identity {
  return { id: token.id, name: token.label, role: token.role, kind: 'token' }
}

function toToken(row: Record<string, unknown>): Token {
  return {
    id: row.id as string,
    label: row.label as string,
    role: row.role as UserRole,
    createdAt: row.created_at as string,
  }
}
