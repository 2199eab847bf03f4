import { rmSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'
import { addStudioUser } from '../support/studio-user.ts'

const site = 'https://www.example.co.uk'
const publicUrl = `${site}/content-lake`
const env = { CONTENT_LAKE_URL: `${publicUrl}/`, NEXT_PUBLIC_SITE_URL: site, CONTENT_LAKE_PROXY_HOPS: '1' }

let lake: LakeProcess
let image: { _id: string; _rev: string; url: string; path: string }
let file: { _id: string; url: string; path: string }

// A lake as it was before it had this address.
beforeAll(async () => {
  const earlier = await startLakeProcess()
  const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer()
  image = await earlier.admin().assets.upload('image', photo)
  file = await earlier.admin().assets.upload('file', Buffer.from('words'), { filename: 'words.txt' })
  await earlier.kill()
  lake = await startLakeProcess({ dataDir: earlier.dataDir, env })
})
afterAll(async () => {
  await lake.stop()
  rmSync(lake.dataDir, { recursive: true, force: true })
})

it('files that were uploaded before have the present address, and nothing else has changed', async () => {
  expect(image.url).not.toContain(publicUrl)
  expect(await lake.admin().getDocument(image._id)).toEqual({ ...image, url: `${publicUrl}/${image.path}` })
  const [uploaded] = await lake.admin().fetch<[{ url: string }]>('*[_id == $id]{url}', { id: file._id })
  expect(uploaded.url).toBe(`${publicUrl}/${file.path}`)
})

it('an export names files where its reader reaches them', async () => {
  const urls = async (headers: Record<string, string>) => {
    const response = await lake.fetch('/v1/data/export/production', {
      token: lake.credentials.administratorToken,
      headers,
    })
    const lines = (await response.text()).trim().split('\n')
    return lines.map((line) => (JSON.parse(line) as { url: string }).url).toSorted()
  }
  const at = (base: string) => [`${base}/${file.path}`, `${base}/${image.path}`]
  expect(await urls({})).toEqual(at(lake.url))
  expect(await urls({ 'x-forwarded-for': '192.0.2.1' })).toEqual(at(publicUrl))
  expect((await fetch((await urls({}))[0] ?? '')).status).toBe(200)
})

it('links of the owner and of invitations have that address', async () => {
  const { administratorToken, ownerLoginUrl } = lake.credentials
  expect(ownerLoginUrl).toMatch(
    /^https:\/\/www\.example\.co\.uk\/content-lake\/v1\/auth\/claim\?token=[\w-]{43}$/,
  )
  const added = await lake.fetch('/v1/projects/embedded/users', {
    token: administratorToken,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', role: 'editor' }),
  })
  const { loginUrl } = (await added.json()) as { loginUrl: string }
  expect(loginUrl).toMatch(new RegExp(`^${publicUrl}/v1/auth/claim\\?token=`))
  const providers = await (await lake.fetch('/v1/auth/providers')).text()
  expect(providers).toContain(`"${publicUrl}/v1/auth/login"`)
})

it('the cookie of a session goes to the lake alone, over TLS alone', async () => {
  await addStudioUser(
    { lakeUrl: lake.url, projectId: 'embedded', administratorToken: lake.credentials.administratorToken },
    { name: 'Bob', email: 'bob@example.com', role: 'editor', password: 'otter umbrella violin granite' },
  )
  const response = await lake.fetch('/v1/auth/login?type=cookie', {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site },
    body: new URLSearchParams({ email: 'bob@example.com', password: 'otter umbrella violin granite' }),
  })
  expect(response.headers.get('location')).toMatch(/^https:\/\/www\.example\.co\.uk\/studio#sid=/)
  const [cookie = '', ...attributes] = (response.headers.get('set-cookie') ?? '').split('; ')
  expect(cookie).toMatch(/^__Secure-sanitySession=/)
  expect(attributes).toEqual(
    expect.arrayContaining(['Path=/content-lake', 'HttpOnly', 'Secure', 'SameSite=Lax']),
  )
  const me = await lake.fetch('/v1/users/me', { headers: { cookie, origin: site } })
  expect(await me.json()).toMatchObject({ email: 'bob@example.com' })
  const logout = await lake.fetch('/v1/auth/logout', { method: 'POST', headers: { cookie, origin: site } })
  expect(logout.headers.get('set-cookie')).toMatch(
    /^__Secure-sanitySession=; Max-Age=0; Path=\/content-lake; Secure/,
  )
})
