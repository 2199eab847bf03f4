import { expect, it } from 'vitest'
import { accountPassword as password, postForm, sendJson } from '../support/lake-accounts.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()
const invitations = '/v2021-06-07/invitations/project/embedded'
const admin = () => lake.admin({ apiVersion: '2021-06-07' })

it('invitations have Sanity’s form: listed until they are accepted, and not members before', async () => {
  const body = { email: 'Ada@example.com', role: 'editor' }
  const invited = await admin().request<{ id: string; loginUrl: string }>({
    url: '/invitations/project/embedded',
    method: 'POST',
    body,
  })
  const expected = {
    id: invited.id,
    projectId: 'embedded',
    email: 'ada@example.com',
    role: 'editor',
    roles: [{ name: 'editor', title: 'Editor', description: expect.any(String) as string }],
    isAccepted: false,
    isRevoked: false,
    acceptedByUserId: null,
  }
  const listed = () => admin().request<{ email: string }[]>({ url: '/invitations/project/embedded' })
  const isMember = async () =>
    (await admin().projects.getById('embedded')).members.some(({ id }) => id === invited.id)
  expect(await listed()).toContainEqual(expect.objectContaining(expected))
  expect(await isMember()).toBe(false)
  await expect(
    admin().request({ url: '/invitations/project/embedded', method: 'POST', body }),
  ).rejects.toMatchObject({
    statusCode: 409,
  })

  const token = new URL(invited.loginUrl).searchParams.get('token') ?? ''
  await postForm(lake, '/v1/auth/claim', { token, password, repeat: password })
  expect((await listed()).map(({ email }) => email)).not.toContain('ada@example.com')
  expect(await isMember()).toBe(true)
  // Whoever has accepted is a user.
  const withdrawn = await sendJson(lake, 'DELETE', `${invitations}/${invited.id}`, {
    token: lake.credentials.administratorToken,
  })
  expect(withdrawn.status).toBe(404)
})

it('an invitation that is withdrawn has a link that fails', async () => {
  const token = lake.credentials.administratorToken
  const { body } = await sendJson(lake, 'POST', invitations, {
    token,
    body: { email: 'grace@example.com', role: 'viewer' },
  })
  expect((await sendJson(lake, 'DELETE', `${invitations}/${String(body.id)}`, { token })).status).toBe(204)
  const { pathname, search } = new URL(String(body.loginUrl))
  expect((await lake.fetch(pathname + search)).status).toBe(410)
})

it('only administrators of this project see, send and withdraw invitations', async () => {
  const body = { email: 'x@example.com', role: 'administrator' }
  for (const token of [lake.credentials.siteToken, undefined])
    for (const [method, path] of [
      ['GET', invitations],
      ['POST', invitations],
      ['DELETE', `${invitations}/x`],
    ] as const)
      expect(
        (await sendJson(lake, method, path, { ...(token && { token }), ...(method === 'POST' && { body }) }))
          .status,
      ).toBe(token ? 403 : 401)
  const other = '/v1/invitations/project/other'
  expect((await sendJson(lake, 'GET', other, { token: lake.credentials.administratorToken })).status).toBe(
    404,
  )
})
