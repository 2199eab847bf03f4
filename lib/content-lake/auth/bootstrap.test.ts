import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../store/database.test-support.ts'
import { createAuth } from './auth.ts'
import { bootstrap } from './bootstrap.ts'
import { loginLinkLifetime } from './sessions.ts'

const publicUrl = 'http://localhost:3333'

const database = freshDatabase()
let clock: number

beforeEach(() => {
  clock = Date.now()
})

const file = () => join(database.folder, 'credentials.json')
const pending = () => `${file()}.pending`
const auth = () =>
  createAuth(database.db, { siteOrigin: 'http://localhost:3000', publicUrl }, { now: () => clock })
const start = (db = database.db, address = publicUrl) =>
  bootstrap({ db, auth: auth(), config: { dataDir: database.folder, publicUrl: address } })
const credentials = () => JSON.parse(readFileSync(file(), 'utf8')) as Record<string, string>
const linkOf = (url: string | undefined) => new URL(url!).searchParams.get('token')!

/** A database that fails at a statement, as when the process is killed there. */
function failingAt(statement: string): DatabaseSync {
  return new Proxy(database.db, {
    get(target, name: keyof DatabaseSync) {
      if (name !== 'exec') {
        const value: unknown = target[name]
        return typeof value === 'function' ? value.bind(target) : value
      }
      return (sql: string) => {
        if (sql !== statement) return target.exec(sql)
        throw new Error('killed')
      }
    },
  })
}

async function expectWorkingCredentials(): Promise<void> {
  const { administratorToken, siteToken, ownerLoginUrl } = credentials()
  expect(auth().identifySecret(administratorToken!)).toMatchObject({ role: 'administrator', kind: 'token' })
  expect(auth().identifySecret(siteToken!)).toMatchObject({ role: 'editor', kind: 'token' })
  expect(auth().tokens.list()).toHaveLength(2)
  expect(auth().users.list()).toMatchObject([{ role: 'administrator' }])
  expect(existsSync(pending())).toBe(false)
  expect(await auth().claim(linkOf(ownerLoginUrl), 'a long enough password')).toMatchObject({ ok: true })
}

describe('bootstrap', () => {
  it('creates an owner and two tokens, in a file that only this user may read', async () => {
    const url = start()
    expect(url).toMatch(/^http:\/\/localhost:3333\/v1\/auth\/claim\?token=[\w-]{43}$/)
    expect(credentials().ownerLoginUrl).toBe(url)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    await expectWorkingCredentials()
  })

  it('changes nothing on later starts, before and after the owner has logged in', async () => {
    start()
    const first = readFileSync(file(), 'utf8')
    expect(start()).toBeUndefined()
    await expectWorkingCredentials()
    expect(start()).toBeUndefined()
    clock += 2 * loginLinkLifetime
    expect(start()).toBeUndefined()
    expect(readFileSync(file(), 'utf8')).toBe(first)
  })

  it('gives the unused link the address that the lake has now', async () => {
    const first = start()
    const before = credentials()
    start(database.db, 'https://www.example.com/content-lake')
    expect(credentials()).toEqual({
      ...before,
      ownerLoginUrl: `https://www.example.com/content-lake/v1/auth/claim?token=${linkOf(first)}`,
    })
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    await expectWorkingCredentials()
  })

  it('recovers when the process is killed before the database has the secrets', async () => {
    expect(() => start(failingAt('COMMIT'))).toThrow('killed')
    expect(existsSync(pending())).toBe(true)
    const lost = JSON.parse(readFileSync(pending(), 'utf8')) as Record<string, string>
    expect(start()).toBeDefined()
    expect(credentials().siteToken).not.toBe(lost.siteToken)
    await expectWorkingCredentials()
  })

  it('recovers when the process is killed after the commit and before the file is in place', async () => {
    start()
    const committed = readFileSync(file(), 'utf8')
    rmSync(file())
    writeFileSync(pending(), committed)
    expect(start()).toBeUndefined()
    expect(readFileSync(file(), 'utf8')).toBe(committed)
    await expectWorkingCredentials()
  })

  it('recovers from a truncated pending file', async () => {
    writeFileSync(pending(), '{"ownerLoginUrl": "http')
    expect(start()).toBeDefined()
    await expectWorkingCredentials()
  })

  it('rotates the tokens when the file is deleted', async () => {
    start()
    const before = credentials()
    rmSync(file())
    expect(start()).toBeDefined()
    expect(() => auth().identifySecret(before.siteToken!)).toThrow(expect.objectContaining({ status: 401 }))
    expect(() => auth().identifySecret(before.administratorToken!)).toThrow(
      expect.objectContaining({ status: 401 }),
    )
    expect(await auth().claim(linkOf(before.ownerLoginUrl), 'a long enough password')).toMatchObject({
      ok: false,
    })
    await expectWorkingCredentials()
  })

  it('replaces a file that belongs to another database', async () => {
    start()
    database.db.exec('DELETE FROM token; DELETE FROM login_link; DELETE FROM user')
    expect(start()).toBeDefined()
    await expectWorkingCredentials()
  })

  it('issues a new link when the first has expired unused', async () => {
    const first = start()
    clock += loginLinkLifetime
    const second = start()
    expect(second).toBeDefined()
    expect(second).not.toBe(first)
    await expectWorkingCredentials()
  })

  it('keeps other tokens and the owner through a rotation', () => {
    start()
    const other = auth().tokens.create('Site', 'viewer')
    const owners = auth().users.list()
    rmSync(file())
    start()
    expect(auth().identifySecret(other.secret)).toMatchObject({ id: other.id })
    expect(auth().users.list()).toEqual(owners)
  })
})
