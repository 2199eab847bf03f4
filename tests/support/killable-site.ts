import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readCredentials } from '../../scripts/lib/credentials.ts'
import { freePorts } from './free-port.ts'

/** The whole site, Content Lake and website, on ports and a data folder of its own, made to be killed. */
export type KillableSite = {
  url: string
  lakeUrl: string
  dataDir: string
  /** Starts both and resolves when the website answers. */
  start: () => Promise<void>
  /** Ends both with SIGKILL, the website `laterMs` after the Content Lake. */
  kill: (laterMs: number) => Promise<void>
}

/** Prepares a site that serves the build under test. Nothing runs yet. */
export async function killableSite(dataDir: string): Promise<KillableSite> {
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
  }
  const url = `http://localhost:${String(port)}`
  let running: ChildProcess[] = []
  const run = (args: string[], more: Record<string, string> = {}): ChildProcess => {
    const child = spawn(process.execPath, args, {
      env: { ...environment, ...more },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    running.push(child)
    return child
  }
  return {
    url,
    lakeUrl: `http://localhost:${String(lakePort)}`,
    dataDir,
    start: async () => {
      running = []
      const lake = run(['lib/content-lake/main.ts'])
      // The first start makes the token; after that both come up at once, in whatever order.
      if (!existsSync(join(dataDir, 'credentials.json')))
        for await (const line of lake.stdout ?? []) if (String(line).includes('Content Lake ready')) break
      run(['node_modules/next/dist/bin/next', 'start'], {
        SANITY_API_TOKEN: readCredentials(dataDir).siteToken,
      }).stdout?.resume()
      lake.stdout?.resume()
      const deadline = performance.now() + 20_000
      while (!(await answers(`${url}/about`))) {
        if (performance.now() > deadline) throw new Error('The site did not come back.')
        await sleep(50)
      }
    },
    kill: async (laterMs) => {
      for (const [index, child] of running.entries()) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        if (index > 0) await sleep(laterMs)
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }
    },
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
