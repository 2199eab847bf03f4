import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usualPlaces = [
  // Chromium without its windows, which takes a third of the processor's time. Debian has it as a package.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium for the browser tests: `PLAYWRIGHT_CHROMIUM`, or one in a usual place; undefined when there is none. */
export function findChromium(): string | undefined {
  const chosen = process.env.PLAYWRIGHT_CHROMIUM
  if (chosen) return chosen
  return usualPlaces.find((path) => existsSync(path))
}

/** Finds Chromium, or installs it where that is possible without asking anybody (Debian and its kin, as root). */
export function findOrInstallChromium(): string | undefined {
  const found = findChromium()
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  console.log('No Chromium found; installing it with apt-get …')
  aptGet('update')
  if (!aptGet('install', '--yes', '--no-install-recommends', 'chromium-headless-shell'))
    aptGet('install', '--yes', '--no-install-recommends', 'chromium')
  return findChromium()
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['--quiet', ...args], { stdio: 'inherit', env }).status === 0
}
