import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { credentialsFile, readCredentials } from '../../scripts/lib/credentials.ts'
import { freePorts } from './free-port.ts'

/** The whole site, Content Lake and website, on ports and a data folder of its own, made to be killed. */
export type KillableSite = {
  url: string
  lakeUrl: string
  dataDir: string
  /**
   * Starts both once and ends them in peace: then Node.js keeps the code that it has compiled, which takes a third off
   * each later start.
   */
  prepare: () => Promise<void>
  /** Starts both and resolves when the website answers. */
  start: () => Promise<void>
  /** Ends both with SIGKILL, the website `laterMs` after the Content Lake. */
  kill: (laterMs: number) => Promise<void>
}

/** Prepares a site that serves the build under test, with these settings. Nothing runs yet. */
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
    // The first start makes the token; after that both come up at once, in whatever order.
    if (!existsSync(credentialsFile(dataDir)))
      for await (const line of lake.stdout ?? []) if (String(line).includes('Content Lake ready')) break
    const { siteToken } = readCredentials(dataDir)
    const site = run(['node_modules/next/dist/bin/next', 'start'], { SANITY_API_TOKEN: siteToken })
    for (const { stdout } of [lake, site]) stdout?.resume()
    const deadline = performance.now() + 20_000
    while (!(await answers(`${url}/about`))) {
      if (performance.now() > deadline) throw new Error('The site did not come back.')
      await sleep(50)
    }
  }
  const end = async (signal: NodeJS.Signals, laterMs: number): Promise<void> => {
    for (const [index, child] of running.entries()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      if (index > 0) await sleep(laterMs)
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
    kill: (laterMs) => end('SIGKILL', laterMs),
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url)
    await response.body?.cancel()
    return true
  } catch {
    return false
  }
}
