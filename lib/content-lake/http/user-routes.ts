import { Hono } from 'hono'
import { z } from 'zod'
import { provider } from '../auth/provider.ts'
import { requireLogin } from '../auth/permissions.ts'
import { describeRole } from '../auth/roles.ts'
import { httpError } from '../errors.ts'
import { parse } from '../parse.ts'
import type { Identity } from '../types.ts'
import type { Lake } from './context.ts'
import type { LakeEnv } from './lake-env.ts'
import { jsonBody } from './request.ts'

const maxValueLength = 64 * 1024
const maxKeys = 1000
const maxIds = 400

const pairs = z.array(z.object({ key: z.string().min(1).max(500), value: z.json() })).max(100)
const storedPair = z.object({ key: z.string(), value: z.string() })

/** The caller, other users, and the settings that the Studio stores for each user. */
export function userRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const { db, auth } = lake
  const count = db.prepare('SELECT count(*) AS count FROM keyvalue WHERE user_id = ?')
  const all = db.prepare('SELECT key, value FROM keyvalue WHERE user_id = ? ORDER BY key')
  const one = db.prepare('SELECT key, value FROM keyvalue WHERE user_id = ? AND key = ?')
  const put = db.prepare(
    `INSERT INTO keyvalue (user_id, key, value) VALUES (?, ?, ?)
     ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value`,
  )

  app.get('/users/me', (c) => {
    requireLogin(c.var.identity)
    return c.json(currentUser(c.var.identity))
  })

  app.get('/users/me/keyvalue', (c) => {
    requireLogin(c.var.identity)
    return c.json(all.all(c.var.identity.id).map(toPair))
  })

  app.get('/users/me/keyvalue/:keys', (c) => {
    requireLogin(c.var.identity)
    const rows = c.req
      .param('keys')
      .split(',')
      .map((key) => one.get(c.var.identity.id, key))
    return c.json(rows.filter((row) => row !== undefined).map(toPair))
  })

  app.put('/users/me/keyvalue', async (c) => {
    const { identity } = c.var
    requireLogin(identity)
    const given = parse(pairs, await jsonBody(c), () =>
      httpError(400, 'The body must be a list of {key, value}'),
    )
    for (const { key, value } of given) {
      const text = JSON.stringify(value)
      if (text.length > maxValueLength) throw httpError(413, `The value of "${key}" is too long`)
      const full = Number(count.get(identity.id)?.count) >= maxKeys
      if (full && !one.get(identity.id, key)) throw httpError(413, `At most ${maxKeys} keys can be kept`)
      put.run(identity.id, key, text)
    }
    return c.json(given)
  })

  app.get('/users/:ids', (c) => {
    requireLogin(c.var.identity)
    const ids = c.req.param('ids').split(',').slice(0, maxIds)
    const found = ids.flatMap((id) => publicProfile(id, c.var.identity) ?? [])
    if (ids.length > 1) return c.json(found)
    if (!found[0]) throw httpError(404, 'User not found')
    return c.json(found[0])
  })

  /** The profile of a user or a token, either of which may be the author of a change. Without e-mail addresses. */
  function publicProfile(id: string, { id: ownId }: Identity) {
    const user = auth.users.byId(id)
    const token = user ? undefined : auth.tokens.byId(id)
    const profile = user ?? token
    if (!profile) return undefined
    return {
      id,
      projectId: lake.config.projectId,
      displayName: user?.name ?? token?.label,
      familyName: null,
      givenName: null,
      middleName: null,
      imageUrl: null,
      createdAt: profile.createdAt,
      updatedAt: profile.createdAt,
      isCurrentUser: id === ownId,
    }
  }

  return app
}

function currentUser({ id, name, email, role, kind }: Identity) {
  return {
    id,
    name,
    email: email ?? '',
    profileImage: null,
    role,
    roles: [describeRole(role)],
    provider: kind === 'token' ? 'sanity-token' : provider.name,
  }
}

function toPair(row: unknown) {
  const { key, value } = storedPair.parse(row)
  return { key, value: JSON.parse(value) as unknown }
}
