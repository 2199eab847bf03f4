import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { startSharedLake } from '../support/shared-lake.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const lake = await startSharedLake()
const folder = temporaryFolder('cli-')

/** `npm run sanity -- …` */
async function sanity(...args: string[]): Promise<{ code: number; out: string }> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'sanity', ...args], {
    env: {
      ...process.env,
      DATA_DIR: lake.dataDir,
      CONTENT_LAKE_PORT: new URL(lake.url).port,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const [out] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await ended) as [number]
  return { code, out }
}

// One after the other, because each leans on the one before; and in one test, because each start takes seconds.
it('Sanity’s own command line works on the embedded Content Lake', async () => {
  const note = { _id: 'note', _type: 'note', text: 'from the client' }
  await lake.admin().create(note)
  expect((await sanity('datasets', 'list')).out).toContain('production')
  expect(JSON.parse((await sanity('documents', 'get', 'note')).out)).toMatchObject(note)
  const file = join(folder, 'out.tar.gz')
  expect((await sanity('datasets', 'export', 'production', file)).code).toBe(0)
  expect((await sanity('datasets', 'create', 'second', '--visibility', 'public')).code).toBe(0)
  expect((await sanity('datasets', 'import', file, '--dataset', 'second')).code).toBe(0)
  const query = await sanity('documents', 'query', '*[_type == "note"].text', '--dataset', 'second')
  expect(query.out).toContain('from the client')
  expect((await sanity('documents', 'get', 'nothing')).code).not.toBe(0)
}, 120_000)
