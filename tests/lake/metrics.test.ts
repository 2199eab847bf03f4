import { expect, it } from 'vitest'
import { createToken } from '../support/lake-tokens.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()
const admin = lake.admin()

async function read(token?: string): Promise<Response> {
  return lake.fetch('/v1/metrics', token === undefined ? {} : { token })
}

async function valueOf(name: string): Promise<number> {
  const text = await (await read(lake.credentials.siteToken)).text()
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `))
  return Number(line?.slice(name.length) ?? 0)
}

it('counts commits and measures queries', async () => {
  const commits = await valueOf('content_lake_commits_total{dataset="production"}')
  const queries = await valueOf('content_lake_query_seconds_count{outcome="ok"}')
  await admin.create({ _id: 'counted', _type: 'note', text: 'a secret text' })
  await admin.fetch('*[_id == "counted"]')
  await expect(admin.fetch('*[')).rejects.toMatchObject({ statusCode: 400 })
  expect(await valueOf('content_lake_commits_total{dataset="production"}')).toBe(commits + 1)
  expect(await valueOf('content_lake_commit_seconds_count')).toBe(commits + 1)
  expect(await valueOf('content_lake_query_seconds_count{outcome="ok"}')).toBe(queries + 1)
  expect(await valueOf('content_lake_query_seconds_count{outcome="refused"}')).toBe(1)
})

it('holds nothing of documents and queries', async () => {
  const text = await (await read(lake.credentials.siteToken)).text()
  expect(text).toMatch(/^# HELP content_lake_commits_total/m)
  expect(text).not.toMatch(/counted|secret|note/)
})

it('is for editors alone', async () => {
  const viewer = await createToken(lake, 'viewer')
  expect((await read()).status).toBe(401)
  expect((await read(viewer.key)).status).toBe(403)
  expect((await read(lake.credentials.administratorToken)).status).toBe(200)
})

it('does not count what is not stored', async () => {
  const before = await valueOf('content_lake_commits_total{dataset="production"}')
  await admin.create({ _type: 'note' }, { dryRun: true })
  await expect(admin.create({ _id: 'counted', _type: 'note' })).rejects.toMatchObject({ statusCode: 409 })
  expect(await valueOf('content_lake_commits_total{dataset="production"}')).toBe(before)
})
