import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'

/** Whether packages can be installed without a prompt: on Debian and its derivatives, as root. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Fetches the lists of packages, once in this process. */
let update: Promise<boolean> | undefined

/** Installs the first of these packages that is available, one at a time. Returns whether one was installed. */
export async function install(...names: [string, ...string[]]): Promise<boolean> {
  if (!canInstall()) return false
  console.log(`Installing ${names[0]} with apt-get …`)
  await (update ??= aptGet('update'))
  for (const name of names) if (await aptGet('install', '--yes', '--no-install-recommends', name)) return true
  return false
}

/** Shows what it printed when it fails. */
async function aptGet(...args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn('apt-get', ['--quiet', ...args], { stdio: ['ignore', 'pipe', 'pipe'], env })
  const ended = once(child, 'exit')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code]: unknown[] = await ended
  if (code !== 0) console.error(`${output}${errors}`)
  return code === 0
}
