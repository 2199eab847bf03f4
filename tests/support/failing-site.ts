import { once } from 'node:events'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { startCuttableProxy } from './cuttable-proxy.ts'
import { freePorts } from './free-port.ts'
import { type LakeProcess, startLakeProcess } from './lake-process.ts'
import { startSiteProcess } from './site-process.ts'
import { addStudioUser, sessionFrom, type StudioUser } from './studio-user.ts'

/** The build under test with a Content Lake of its own, empty at first, which may be killed and stopped. */
export type FailingSite = {
  url: string
  admin: () => SanityClient
  /** A session of a new user; with what changes the user's role. */
  newSession: (
    name: string,
  ) => Promise<{ token: string; setRole: (role: StudioUser['role']) => Promise<void> }>
  /** Kills the Content Lake and starts it again after some time. */
  restartLake: (awayMilliseconds: number) => Promise<void>
  /** Stops the Content Lake as an operator does, and starts it again after some time. */
  pauseLake: (awayMilliseconds: number) => Promise<void>
  /** Stops the Content Lake from responding, as a full machine does, for some time. */
  freezeLake: (milliseconds: number) => Promise<void>
  /** Loses all connections to the site, without telling browsers. */
  cutConnections: () => void
  /** Loses so many connections with a query on each, without telling browsers. */
  loseQueries: (count: number) => Promise<void>
  stop: () => Promise<void>
}

export async function startFailingSite(): Promise<FailingSite> {
  const folder = mkdtempSync(join(tmpdir(), 'failing-site-'))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const [port = 0, lakePort = 0] = await freePorts(2)
  const proxy = await startCuttableProxy(port)
  const url = `http://localhost:${proxy.port}`
  const lakeUrl = `http://localhost:${lakePort}`
  const startLake = (): Promise<LakeProcess> =>
    startLakeProcess({
      dataDir,
      env: {
        CONTENT_LAKE_PORT: String(lakePort),
        CONTENT_LAKE_URL: `${url}/content-lake`,
        CONTENT_LAKE_PROXY_HOPS: '1',
        NEXT_PUBLIC_SITE_URL: url,
      },
    })
  let lake = await startLake()
  const { administratorToken, siteToken } = lake.credentials
  const site = await startSiteProcess({
    PORT: String(port),
    CONTENT_LAKE_PORT: String(lakePort),
    NEXT_PUBLIC_SITE_URL: url,
    DATA_DIR: dataDir,
    SANITY_API_TOKEN: siteToken,
  })
  let users = 0
  return {
    url,
    admin: () => lake.admin({ apiHost: lakeUrl, perspective: 'raw' }),
    async newSession(name) {
      const email = `editor-${++users}@example.com`
      const store = { lakeUrl, projectId: 'embedded', administratorToken }
      const user = { name, email, role: 'editor', password: 'a password for tests' } as const
      const token = await sessionFrom({ lakeUrl }, await addStudioUser(store, user))
      const setRole = async (role: StudioUser['role']) => {
        const users = `${lakeUrl}/v1/projects/embedded/users`
        const headers = { authorization: `Bearer ${administratorToken}`, 'content-type': 'application/json' }
        const all = (await (await fetch(users, { headers })).json()) as { id: string; email: string }[]
        const id = all.find((user) => user.email === email)?.id ?? ''
        await fetch(`${users}/${id}`, { method: 'PATCH', headers, body: JSON.stringify({ role }) })
      }
      return { token, setRole }
    },
    async restartLake(awayMilliseconds) {
      await lake.kill()
      await sleep(awayMilliseconds)
      lake = await startLake()
    },
    async pauseLake(awayMilliseconds) {
      const ended = once(lake.process, 'exit')
      lake.process.kill('SIGTERM')
      await ended
      await sleep(awayMilliseconds)
      lake = await startLake()
    },
    async freezeLake(milliseconds) {
      lake.process.kill('SIGSTOP')
      await sleep(milliseconds)
      lake.process.kill('SIGCONT')
    },
    cutConnections: () => proxy.cut(),
    loseQueries: (count) => proxy.loseQueries(count),
    async stop() {
      await proxy.stop()
      await site.stop()
      await lake.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
