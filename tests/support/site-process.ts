import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readCredentials } from '../../scripts/lib/credentials.ts'
import { freePorts } from './free-port.ts'
import { hasEnded, untilResponding } from './responding.ts'
import { runningSite } from './running-site.ts'

/** Another server of the build under test, with settings of its own. */
export type SiteProcess = {
  url: string
  pid: number
  /** Everything printed so far. */
  output: () => string
  /** Tells it to stop, as a service manager does, and resolves when it has. */
  finish: () => Promise<void>
  /** Kills it. */
  stop: () => Promise<void>
}

/** Serves the build under test with these variables and the running site's content. */
export async function startSiteProcess(variables: Record<string, string>): Promise<SiteProcess> {
  const { dataDir, lakeUrl } = runningSite()
  const [port = 0] = await freePorts(1)
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      NEXT_TELEMETRY_DISABLED: '1',
      BUILD_DIR: '.next-test',
      LOG_FORMAT: 'text',
      PORT: String(port),
      CONTENT_LAKE_PORT: new URL(lakeUrl).port,
      DATA_DIR: dataDir,
      SANITY_API_TOKEN: readCredentials(dataDir).siteToken,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString()
    })
  const url = `http://localhost:${variables.PORT ?? port}`
  const end = (signal: NodeJS.Signals) => async () => {
    if (hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  await untilResponding(`${url}/about`, child, () => output)
  return { url, pid: child.pid ?? 0, output: () => output, finish: end('SIGTERM'), stop: end('SIGKILL') }
}
