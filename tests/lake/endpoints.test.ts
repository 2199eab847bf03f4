import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { startSharedLake } from '../support/shared-lake.ts'
import { createToken } from '../support/lake-tokens.ts'
import { lakeRoutes } from '../support/lake-routes.ts'

/** A row of the README's table: `GET /data/doc/:dataset/:ids`, who may call it, and the test of it. */
type Row = {
  endpoint: string
  who: string
  test: string
}

const readme = new URL('../../lib/content-lake/README.md', import.meta.url)
const rows: Row[] = [
  ...readFileSync(readme, 'utf8').matchAll(/^\| `([A-Z]+ \/\S*)`\s*\| ([a-z ]+?)\s*\| `(\S+)`\s*\|$/gm),
].map(([, endpoint = '', who = '', test = '']) => ({ endpoint, who, test }))

const lake = await startSharedLake()
const tokens: Record<string, string | undefined> = {}

beforeAll(async () => {
  await lake.admin().datasets.create('closed', { aclMode: 'private' })
  tokens.viewer = (await createToken(lake, 'viewer')).key
  tokens.editor = lake.credentials.siteToken
})

/** A body that every endpoint can read. */
const body = JSON.stringify({
  query: '*',
  mutations: [{ delete: { id: 'nothing' } }],
  actions: [{ actionType: 'sanity.action.document.discard', draftId: 'drafts.nothing' }],
})

async function status(endpoint: string, role: string, dataset: string): Promise<number> {
  const [method = '', pattern = ''] = endpoint.split(' ')
  const path = pattern
    .replace('/:vanity?', '')
    .replace(':project', 'embedded')
    .replace(':dataset', dataset)
    .replace('*', 'x')
    .replaceAll(/:\w+/g, 'nothing')
  const version = /^\/(?:images|files)/.test(path) ? '' : '/v2026-01-01'
  const abort = new AbortController()
  const response = await lake.fetch(`${version}${path}?query=*`, {
    method,
    ...(tokens[role] !== undefined && { token: tokens[role] }),
    ...(method !== 'GET' && method !== 'DELETE' && { body }),
    redirect: 'manual',
    signal: abort.signal,
  })
  abort.abort()
  return response.status
}

describe('the table of endpoints in lib/content-lake/README.md', () => {
  it('names every endpoint once, and no other', async () => {
    expect(rows.map(({ endpoint }) => endpoint).toSorted()).toEqual(await lakeRoutes())
  })

  it('names test files that exist', () => {
    for (const { test } of rows)
      expect([test, existsSync(new URL(`../../${test}`, import.meta.url))]).toEqual([test, true])
  })
})

/** What each kind of caller gets: any result, a refusal, or `nothing`, as if what the path names did not exist. */
const rulesOf: Record<string, [role: string, dataset: string, outcomes: string[]][]> = {
  everybody: [['anonymous', 'closed', ['result', 'nothing']]],
  holders: [['anonymous', 'closed', ['result', 'refused']]],
  readers: [
    ['anonymous', 'closed', ['nothing']],
    ['anonymous', 'production', ['result']],
    ['viewer', 'closed', ['result']],
  ],
  'signed in': [
    ['anonymous', 'closed', ['refused', 'nothing']],
    ['viewer', 'closed', ['result', 'nothing']],
  ],
  editors: [
    ['anonymous', 'closed', ['refused', 'nothing']],
    ['viewer', 'closed', ['refused']],
    ['editor', 'closed', ['result', 'nothing']],
  ],
  administrators: [
    ['anonymous', 'closed', ['refused']],
    ['viewer', 'closed', ['refused']],
    ['editor', 'closed', ['refused']],
  ],
}

function outcomeOf(code: number): string {
  if (code === 401 || code === 403) return 'refused'
  return code === 404 ? 'nothing' : 'result'
}

describe('an endpoint', () => {
  it.each(rows)('$endpoint is for $who', async ({ endpoint, who }) => {
    const rules = rulesOf[who] ?? []
    expect(rules).not.toEqual([])
    for (const [role, dataset, outcomes] of rules) {
      const code = await status(endpoint, role, dataset)
      expect(code).toBeLessThan(500)
      expect([role, outcomes]).toEqual([role, expect.arrayContaining([outcomeOf(code)])])
    }
  })
})

it('keeps connections for clients that come back after a minute', async () => {
  const { headers } = await fetch(`${lake.url}/v1/ping`)
  expect(headers.get('keep-alive')).toBe('timeout=65')
})
