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

  setRole(id: string, role: UserRole): void {
    this.#requireAnotherAdministrator(id, role)
    this.#db.prepare('UPDATE user SET role = ? WHERE id = ?').run(role, id)
  }

  /** Removes a user, with sessions and login links. @throws LakeError 409 for the last administrator */
  remove(id: string): void {
    this.#requireAnotherAdministrator(id)
    this.#db.prepare('DELETE FROM user WHERE id = ?').run(id)
  }

  /** @throws LakeError 409 when no administrator would remain */
  #requireAnotherAdministrator(id: string, nextRole?: UserRole): void {
    if (nextRole === 'administrator') return
    const others = this.list().some((user) => user.id !== id && user.role === 'administrator')
    if (!others && this.byId(id)?.role === 'administrator') {
      throw httpError(409, 'This is the last administrator; make somebody else an administrator first')
    }
  }
}
