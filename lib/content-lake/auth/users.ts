import type { DatabaseSync } from 'node:sqlite'
import { httpError } from '../errors.ts'
import type { Role } from '../types.ts'
import { newId } from './secrets.ts'

export type UserRole = Exclude<Role, 'anonymous'>

export type User = {
  id: string
  name: string
  email: string
  role: UserRole
  createdAt: string
  hasPassword: boolean
}

/** The people who may log in. E-mail addresses are kept in lower case. */
export class UserStore {
  readonly #db: DatabaseSync

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  /** @throws LakeError 409 when the address is taken. */
  create(user: { name: string; email: string; role: UserRole }): User {
    const email = user.email.toLowerCase()
    if (this.byEmail(email)) throw httpError(409, `There is already a user with the e-mail address ${email}`)
    const id = newId('p')
    this.#db
      .prepare('INSERT INTO user (id, name, email, role, created_at) VALUES (?, ?, ?, ?, ?)')
      .run(id, user.name, email, user.role, new Date().toISOString())
    return this.byId(id)!
  }

  /** Everybody, the longest-standing first. */
  list(): User[] {
    return this.#db.prepare('SELECT * FROM user ORDER BY created_at, rowid').all().map(toUser)
  }

  byId(id: string): User | undefined {
    const row = this.#db.prepare('SELECT * FROM user WHERE id = ?').get(id)
    return row && toUser(row)
  }

  byEmail(email: string): User | undefined {
    const row = this.#db.prepare('SELECT * FROM user WHERE email = ?').get(email.toLowerCase())
    return row && toUser(row)
  }

  passwordHash(id: string): string | undefined {
    const row = this.#db.prepare('SELECT password FROM user WHERE id = ?').get(id)
    return (row?.password as string | null | undefined) ?? undefined
  }

  setPasswordHash(id: string, hash: string): void {
    this.#db.prepare('UPDATE user SET password = ? WHERE id = ?').run(hash, id)
  }

  setRole(id: string, role: UserRole): void {
    this.#requireAnotherAdministrator(id, role)
    this.#db.prepare('UPDATE user SET role = ? WHERE id = ?').run(role, id)
  }

  /** Removes a user with sessions and login links. */
  remove(id: string): void {
    this.#requireAnotherAdministrator(id)
    this.#db.prepare('DELETE FROM user WHERE id = ?').run(id)
  }

  /** Somebody must be able to manage the rest. */
  #requireAnotherAdministrator(id: string, nextRole?: UserRole): void {
    if (nextRole === 'administrator') return
    const others = this.list().some((user) => user.id !== id && user.role === 'administrator')
    if (!others && this.byId(id)?.role === 'administrator') {
      throw httpError(409, 'This is the last administrator; make somebody else an administrator first')
    }
  }
}

function toUser(row: Record<string, unknown>): User {
  return {
    id: row.id as string,
    name: row.name as string,
    email: row.email as string,
    role: row.role as UserRole,
    createdAt: row.created_at as string,
    hasPassword: row.password !== null,
  }
}
