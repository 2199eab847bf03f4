import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from './free-port.ts'
import { runningSite } from './running-site.ts'

/** An application made with the site's own Next.js and React that does nothing at all. */
export type BlankApp = { url: string; stop: () => Promise<void> }

// Inside the checkout, because Turbopack finds packages nowhere but below its root.
const folder = 'test-results/blank-app'

// No TypeScript, or Next.js would write settings for it.
const files = {
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(resolve('.'))} } }\n`,
  'app/layout.js': `export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
`,
  'app/page.js': `export default function Page() {
  return <h1>Blank</h1>
}
`,
}

/** Builds the blank application and serves it as the site is served. */
export async function startBlankApp(): Promise<BlankApp> {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const [port] = await freePorts(1)
  const build = run('build', port)
  const [code] = await once(build.process, 'exit')
  if (code !== 0) throw new Error(`The blank application could not be built:\n${build.output()}`)

  const server = run('start', port)
  const ended = once(server.process, 'exit')
  const url = `http://localhost:${String(port)}/`
  const stop = async () => {
    server.process.kill('SIGKILL')
    await ended
  }
  const deadline = performance.now() + 20_000
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (server.process.exitCode !== null || performance.now() > deadline) {
      await stop()
      throw new Error(`The blank application did not start:\n${server.output()}`)
    }
    await sleep(100)
  }
  return { url, stop }
}

function run(command: 'build' | 'start', port: number | undefined) {
  const child: ChildProcess = spawn(process.execPath, ['node_modules/next/dist/bin/next', command, folder], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      // By this the clean-up after interrupted tests knows it.
      DATA_DIR: runningSite().dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => {
      output += text.toString()
    })
  return { process: child, output: () => output }
}
