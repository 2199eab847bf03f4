import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { httpError } from '../errors.ts'
import { type UserRole, userRoles } from './roles.ts'
import { newId } from './secrets.ts'

const storedUser = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(userRoles),
    created_at: z.string(),
    password: z.string().nullable(),
  })
  .transform(({ created_at, password, ...user }) => ({
    ...user,
    createdAt: created_at,
    hasPassword: password !== null,
  }))

export type User = z.infer<typeof storedUser>

/** The users who may log in. E-mail addresses are stored in lower case. */
export class UserStore {
  readonly #db: DatabaseSync
  readonly #onRevoked: () => void

  /** @param onRevoked - called after a user has been removed or has another role */
  constructor(db: DatabaseSync, onRevoked: () => void = () => {}) {
    this.#db = db
    this.#onRevoked = onRevoked
  }

  /** @throws LakeError 409 when the address is taken. */
  create(user: { name: string; email: string; role: UserRole }): User {
    const email = user.email.toLowerCase()
    this.#requireFreeEmail(email)
    const id = newId('p')
    this.#db
      .prepare('INSERT INTO user (id, name, email, role, created_at) VALUES (?, ?, ?, ?, ?)')
      .run(id, user.name, email, user.role, new Date().toISOString())
    return this.byId(id)!
  }

  /** All users, the oldest account first. */
  list(): User[] {
    return z.array(storedUser).parse(this.#db.prepare('SELECT * FROM user ORDER BY created_at, rowid').all())
  }

  byId(id: string): User | undefined {
    return this.#find('SELECT * FROM user WHERE id = ?', id)
  }

  byEmail(email: string): User | undefined {
    return this.#find('SELECT * FROM user WHERE email = ?', email.toLowerCase())
  }

  #find(sql: string, value: string): User | undefined {
    const row = this.#db.prepare(sql).get(value)
    return row && storedUser.parse(row)
  }

  passwordHash(id: string): string | undefined {
    const row = this.#db.prepare('SELECT password FROM user WHERE id = ?').get(id)
    return z.string().nullish().parse(row?.password) ?? undefined
  }

  setPasswordHash(id: string, hash: string): void {
    this.#db.prepare('UPDATE user SET password = ? WHERE id = ?').run(hash, id)
  }

  setName(id: string, name: string): void {
    this.#db.prepare('UPDATE user SET name = ? WHERE id = ?').run(name, id)
  }

  /** @throws LakeError 409 when somebody else has the address. */
  setEmail(id: string, address: string): void {
    const email = address.toLowerCase()
    this.#requireFreeEmail(email, id)
    this.#db.prepare('UPDATE user SET email = ? WHERE id = ?').run(email, id)
  }

  setRole(id: string, role: UserRole): void {
    this.#requireAnotherAdministrator(id, role)
    this.#db.prepare('UPDATE user SET role = ? WHERE id = ?').run(role, id)
    this.#onRevoked()
  }

  /** Removes a user, with sessions and login links. @throws LakeError 409 for the last administrator */
  remove(id: string): void {
    this.#requireAnotherAdministrator(id)
    this.#db.prepare('DELETE FROM user WHERE id = ?').run(id)
    this.#onRevoked()
  }

  #requireFreeEmail(email: string, ownId?: string): void {
    const holder = this.byEmail(email)
    if (holder && holder.id !== ownId)
      throw httpError(409, `There is already a user with the e-mail address ${email}`)
  }

  /**
   * One who has not chosen a password yet may never do so: that one does not replace an administrator who has.
   *
   * @throws LakeError 409 when no administrator would remain
   */
  #requireAnotherAdministrator(id: string, nextRole?: UserRole): void {
    const leaving = this.byId(id)
    if (nextRole === 'administrator' || leaving?.role !== 'administrator') return
    const remaining = this.list().filter((user) => user.id !== id && user.role === 'administrator')
    if (!remaining.some(({ hasPassword }) => hasPassword || !leaving.hasPassword)) {
      throw httpError(409, 'This is the last administrator; make somebody else an administrator first')
    }
  }
}
