import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { credentialsFile, readCredentials } from '../../scripts/lib/credentials.ts'
import { freePorts } from './free-port.ts'
import { hasEnded, untilResponding } from './responding.ts'

/** A Content Lake and a website on ports and a data folder of their own, for tests that kill them. */
export type KillableSite = {
  url: string
  lakeUrl: string
  dataDir: string
  /**
   * Starts both once and stops them regularly, so that Node.js stores the code it has compiled: each later start takes
   * a third less.
   */
  prepare: () => Promise<void>
  /** Starts both and resolves when the website responds. */
  start: () => Promise<void>
  /** Kills both with SIGKILL, the website `delayMs` after the Content Lake. */
  kill: (delayMs: number) => Promise<void>
}

/** Prepares a site that serves the build under test, with these settings. It starts nothing. */
export async function killableSite(
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<KillableSite> {
  const [port = 0, lakePort = 0] = await freePorts(2)
  const environment = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NODE_OPTIONS: '',
    NEXT_TELEMETRY_DISABLED: '1',
    BUILD_DIR: '.next-test',
    PORT: String(port),
    CONTENT_LAKE_PORT: String(lakePort),
    DATA_DIR: dataDir,
    ENQUIRY_LIMIT_PER_VISITOR: '1000000',
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
    ...variables,
  }
  const url = `http://localhost:${port}`
  let running: ChildProcess[] = []
  const run = (args: string[], more: Record<string, string> = {}): ChildProcess => {
    const child = spawn(process.execPath, args, {
      env: { ...environment, ...more },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    running.push(child)
    return child
  }
  const start = async (): Promise<void> => {
    running = []
    const lake = run(['lib/content-lake/main.ts'])
    // The first start creates the token; later both start in parallel.
    if (!existsSync(credentialsFile(dataDir)))
      for await (const line of lake.stdout ?? []) if (String(line).includes('Content Lake ready')) break
    const { siteToken } = readCredentials(dataDir)
    const site = run(['node_modules/next/dist/bin/next', 'start'], { SANITY_API_TOKEN: siteToken })
    for (const { stdout } of [lake, site]) stdout?.resume()
    await untilResponding(`${url}/about`, site)
  }
  const end = async (signal: NodeJS.Signals, delayMs: number): Promise<void> => {
    for (const [index, child] of running.entries()) {
      if (hasEnded(child)) continue
      if (index > 0) await sleep(delayMs)
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    }
  }
  return {
    url,
    lakeUrl: `http://localhost:${lakePort}`,
    dataDir,
    prepare: async () => {
      await start()
      await end('SIGTERM', 0)
    },
    start,
    kill: (delayMs) => end('SIGKILL', delayMs),
  }
}
