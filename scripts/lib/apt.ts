import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether packages can be installed without a prompt: on Debian and its derivatives, as root. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Whether this process has fetched the lists of packages. */
let isUpdated = false

/** Installs the first of these packages that is available. Returns whether one was installed. */
export function install(...names: [string, ...string[]]): boolean {
  if (!canInstall()) return false
  console.log(`Installing ${names[0]} with apt-get …`)
  if (!isUpdated) aptGet('update')
  isUpdated = true
  return names.some((name) => aptGet('install', '--yes', '--no-install-recommends', name))
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['--quiet', ...args], { stdio: 'inherit', env }).status === 0
}
