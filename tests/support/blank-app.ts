import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePorts } from './free-port.ts'
import { untilResponding } from './responding.ts'
import { runningSite } from './running-site.ts'

/** An empty application with the site's own Next.js and React, to compare weights with. */
export type BlankApp = { url: string; stop: () => Promise<void> }

// JavaScript, because Next.js would write a tsconfig.json for TypeScript.
const files = {
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(resolve('.'))} } }\n`,
  'app/globals.css': 'body { margin: 0; font-family: sans-serif; }\n',
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

/**
 * Builds the blank application and serves it as the site is served.
 *
 * @param hasStyles - whether it has a global style sheet, as `create-next-app` gives one to each new application
 */
export async function startBlankApp({ hasStyles = false } = {}): Promise<BlankApp> {
  // Inside the checkout, because Turbopack resolves packages only below its root.
  const folder = `test-results/blank-app${hasStyles ? '-with-styles' : ''}`
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    const isStyled = hasStyles && name === 'app/layout.js'
    writeFileSync(join(folder, name), isStyled ? `import './globals.css'\n${text}` : text)
  }
  const [port = 0] = await freePorts(1)
  const build = run('build', folder, port)
  const [code] = await once(build.process, 'exit')
  if (code !== 0) throw new Error(`The blank application could not be built:\n${build.output()}`)

  const server = run('start', folder, port)
  const ended = once(server.process, 'exit')
  const url = `http://localhost:${port}/`
  const stop = async () => {
    server.process.kill('SIGKILL')
    await ended
  }
  await untilResponding(url, server.process, server.output)
  return { url, stop }
}

function run(command: 'build' | 'start', folder: string, port: number) {
  const child: ChildProcess = spawn(process.execPath, ['node_modules/next/dist/bin/next', command, folder], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      // Lets `stop-leftovers.ts` find it.
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
