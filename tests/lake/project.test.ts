import { describe, expect, it } from 'vitest'
import type { LakeProcess } from '../support/lake-process.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()

const status = async (path: string, init: Parameters<LakeProcess['fetch']>[1] = {}) =>
  (await lake.fetch(path, init)).status
const editor = () => lake.client({ token: lake.credentials.siteToken })

describe('the project', () => {
  it('is known to authenticated callers, through the real client', async () => {
    const project = await lake.admin().projects.getById('embedded')
    expect(project).toMatchObject({ id: 'embedded', isBlocked: false, organizationId: null, features: [] })
    expect(project.members).toContainEqual(
      expect.objectContaining({ id: 'site', role: 'editor', isRobot: true }),
    )
    expect(await lake.admin().projects.list()).toHaveLength(1)
    expect(await status('/v1/projects/embedded')).toBe(401)
    const other = await lake.fetch('/v1/projects/other', { token: lake.credentials.siteToken })
    expect(await other.json()).toEqual({ statusCode: 404, error: 'Not Found', message: 'Project not found' })
    expect(
      await status('/v1/projects/other/datasets/production/acl', { token: lake.credentials.siteToken }),
    ).toBe(404)
  })

  it('responds to requests that need no login', async () => {
    expect(await status('/v1/ping')).toBe(200)
    expect(await status('/v1/data/ping/production')).toBe(200)
    expect(await status('/v1/data/ping/nowhere')).toBe(404)
    const cors = (origin: string) =>
      lake.fetch('/v1/check/cors', { headers: { Origin: origin } }).then((r) => r.json())
    expect(await cors('http://localhost:3000')).toEqual({ result: { allowed: true, withCredentials: true } })
    expect(await cors('https://elsewhere.example')).toEqual({
      result: { allowed: false, withCredentials: false },
    })
  })

  it('reports what each role may do', async () => {
    const acl = async (token?: string) =>
      (
        await lake.fetch(
          '/v1/projects/embedded/datasets/production/acl',
          token === undefined ? {} : { token },
        )
      ).json()
    expect(await acl(lake.credentials.siteToken)).toEqual([
      { filter: '_id in path("**")', permissions: ['read', 'create', 'update', 'history', 'editHistory'] },
    ])
    expect(await acl()).toEqual([{ filter: '_id in path("*")', permissions: ['read'] }])
  })

  it.each([
    '/features',
    '/projects/embedded/user-applications',
    '/projects/embedded/grants',
    '/journey/trial',
    '/help',
  ])('responds with an empty result to %s', async (path) => {
    expect(await status(`/v1${path}`, { token: lake.credentials.siteToken })).toBe(200)
  })
})

describe('datasets', () => {
  it('are created, listed, made private and deleted by administrators, through the real client', async () => {
    const { datasets } = lake.admin()
    expect(await datasets.create('staging', { aclMode: 'public' })).toMatchObject({
      datasetName: 'staging',
      aclMode: 'public',
    })
    expect((await datasets.list()).map(({ name, aclMode }) => [name, aclMode])).toEqual([
      ['production', 'public'],
      ['staging', 'public'],
    ])
    await lake.admin({ dataset: 'staging' }).create({ _id: 'x', _type: 'note' })
    const visitor = lake.client({ dataset: 'staging' })
    expect(await visitor.fetch('count(*)')).toBe(1)
    await datasets.edit('staging', { aclMode: 'private' })
    await expect(visitor.fetch('count(*)')).rejects.toMatchObject({ statusCode: 404 })
    await datasets.delete('staging')
    await expect(visitor.fetch('count(*)')).rejects.toMatchObject({ statusCode: 404 })
    await expect(datasets.delete('staging')).rejects.toMatchObject({ statusCode: 404 })
  })

  it('start empty when a name is used again', async () => {
    const client = lake.admin({ dataset: 'again' })
    await client.datasets.create('again')
    await client.create({ _id: 'x', _type: 'note' })
    await client.datasets.delete('again')
    await client.datasets.create('again')
    expect(await client.fetch('count(*)')).toBe(0)
    await client.datasets.delete('again')
  })

  it('are not for editors to change, nor for anonymous callers to list', async () => {
    await expect(editor().datasets.create('mine')).rejects.toMatchObject({ statusCode: 403 })
    await expect(editor().datasets.delete('production')).rejects.toMatchObject({ statusCode: 403 })
    await expect(editor().datasets.edit('production', { aclMode: 'private' })).rejects.toMatchObject({
      statusCode: 403,
    })
    await expect(lake.client().datasets.list()).rejects.toMatchObject({ statusCode: 401 })
    expect(await editor().datasets.list()).toHaveLength(1)
  })

  it('refuse a taken or invalid name, and an unknown mode', async () => {
    await expect(lake.admin().datasets.create('production')).rejects.toMatchObject({ statusCode: 409 })
    const token = lake.credentials.administratorToken
    for (const name of ['Capital', '-x', '..', '%2e%2e', 'a%2fb', 'x'.repeat(65), '~system']) {
      const code = await status(`/v1/datasets/${name}`, { method: 'PUT', token })
      expect({ name, refused: code === 400 || code === 404 }).toEqual({ name, refused: true })
    }
    await expect(lake.admin().datasets.create('x', { aclMode: 'custom' })).rejects.toMatchObject({
      statusCode: 400,
    })
    expect(await lake.admin().datasets.list()).toHaveLength(1)
  })
})

describe('tokens', () => {
  it('are created with a role, work until revoked, and show their secret once', async () => {
    const url = '/projects/embedded/tokens'
    const created = await lake.admin().request<{ id: string; key: string }>({
      url,
      method: 'POST',
      body: { label: 'Preview', roleName: 'viewer' },
    })
    expect(created).toMatchObject({ label: 'Preview', roles: [{ name: 'viewer', title: 'Viewer' }] })
    const holder = lake.client({ token: created.key })
    expect(await holder.users.getById('me')).toMatchObject({
      id: created.id,
      name: 'Preview',
      role: 'viewer',
    })

    const list = await lake.admin().request<{ id: string }[]>({ url })
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(['administration', 'site', created.id]))
    expect(JSON.stringify(list)).not.toContain(created.key)

    await lake.admin().request({ url: `${url}/${created.id}`, method: 'DELETE' })
    await expect(holder.users.getById('me')).rejects.toMatchObject({ statusCode: 401 })
  })

  it('are for administrators only', async () => {
    const url = '/projects/embedded/tokens'
    await expect(editor().request({ url })).rejects.toMatchObject({ statusCode: 403 })
    const body = { label: 'Mine', roleName: 'administrator' }
    await expect(editor().request({ url, method: 'POST', body })).rejects.toMatchObject({ statusCode: 403 })
    await expect(editor().request({ url: `${url}/administration`, method: 'DELETE' })).rejects.toMatchObject({
      statusCode: 403,
    })
    await expect(lake.client().request({ url: '/access/project/embedded/robots' })).rejects.toMatchObject({
      statusCode: 401,
    })
    await expect(editor().request({ url: '/access/project/embedded/robots' })).rejects.toMatchObject({
      statusCode: 403,
    })
    const wrong = { label: '', roleName: 'viewer' }
    await expect(lake.admin().request({ url, method: 'POST', body: wrong })).rejects.toMatchObject({
      statusCode: 400,
    })
  })
})

describe('users', () => {
  it('are shown by name to each other, without their address', async () => {
    const [owner] = (await lake.admin().request<{ id: string }[]>({ url: '/projects/embedded/users' })) ?? []
    const one = await editor().users.getById(owner!.id)
    expect(one).toMatchObject({ id: owner!.id, displayName: 'Owner', isCurrentUser: false })
    expect(JSON.stringify(one)).not.toContain('@')
    const several = await editor().request<{ id: string }[]>({ url: `/users/${owner!.id},site,unknown` })
    expect(several.map(({ id }) => id)).toEqual([owner!.id, 'site'])
    await expect(editor().users.getById('unknown')).rejects.toMatchObject({ statusCode: 404 })
    await expect(lake.client().users.getById(owner!.id)).rejects.toMatchObject({ statusCode: 401 })
  })

  it('store small values under keys of their own', async () => {
    const url = '/users/me/keyvalue'
    const body = [
      { key: 'studio.layout', value: { columns: [1, null, 'x'] } },
      { key: 'other', value: false },
    ]
    expect(await editor().request({ url, method: 'PUT', body })).toEqual(body)
    expect(await editor().request({ url: `${url}/studio.layout,unknown` })).toEqual([body[0]])
    expect(await editor().request<unknown[]>({ url })).toHaveLength(2)
    expect(await lake.admin().request({ url })).toEqual([])
    const long = [{ key: 'long', value: 'x'.repeat(70_000) }]
    await expect(editor().request({ url, method: 'PUT', body: long })).rejects.toMatchObject({
      statusCode: 413,
    })
    await expect(editor().request({ url, method: 'PUT', body: { key: 1 } })).rejects.toMatchObject({
      statusCode: 400,
    })
    await expect(lake.client().request({ url })).rejects.toMatchObject({ statusCode: 401 })
  })
})
