import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { startLoopbackServer } from '../support/loopback-server.ts'
import { startSharedLake } from '../support/shared-lake.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const lake = await startSharedLake()
const folder = temporaryFolder('cli-')
const temporary = join(folder, 'temporary')
mkdirSync(temporary)

/** `npm run sanity -- …` */
async function sanity(...args: string[]): Promise<{ code: number; out: string }> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'sanity', ...args], {
    env: {
      ...process.env,
      DATA_DIR: lake.dataDir,
      CONTENT_LAKE_PORT: new URL(lake.url).port,
      NODE_ENV: 'production',
      DO_NOT_TRACK: '1',
      TMPDIR: temporary,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const [out] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await ended) as [number]
  return { code, out }
}

it('sends no usage data after a command', async () => {
  const server = await startLoopbackServer()
  const { CI: _ci, DO_NOT_TRACK: _doNotTrack, ...env } = process.env
  const sender = spawn(
    process.execPath,
    [
      '--import',
      './scripts/lib/cli-for-lake.mjs',
      'node_modules/@sanity/cli/dist/hooks/prerun/flushTelemetry.worker.js',
    ],
    { env: { ...env, CONTENT_LAKE_URL: server.url, SANITY_AUTH_TOKEN: 'a-token' }, stdio: 'ignore' },
  )
  expect(await once(sender, 'exit')).toEqual([0, null])
  expect(server.requests).toEqual([])
  await server.stop()
})

it('Sanity’s own command line works with the embedded Content Lake', async () => {
  const note = { _id: 'note', _type: 'note', text: 'from the client' }
  await lake.admin().create(note)
  const file = join(folder, 'out.tar.gz')
  // Each takes seconds to start, so those that need not wait for another run side by side.
  const [list, found, missing, exported, created, invited] = await Promise.all([
    sanity('datasets', 'list'),
    sanity('documents', 'get', 'note'),
    sanity('documents', 'get', 'nothing'),
    sanity('datasets', 'export', 'production', file),
    sanity('datasets', 'create', 'second', '--visibility', 'public'),
    sanity('users', 'invite', 'ada@example.com', '--role', 'editor'),
  ])
  expect(list.out).toContain('production')
  expect(JSON.parse(found.out)).toMatchObject(note)
  expect(missing.code).not.toBe(0)
  expect([exported.code, created.code, invited.code]).toEqual([0, 0, 0])
  expect((await sanity('users', 'list')).out).toMatch(/<pending>.*ada@example\.com/)
  expect((await sanity('datasets', 'import', file, '--dataset', 'second')).code).toBe(0)
  const query = await sanity('documents', 'query', '*[_type == "note"].text', '--dataset', 'second')
  expect(query.out).toContain('from the client')
  expect(readdirSync(temporary)).toEqual([])
})
