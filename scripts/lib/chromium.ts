import { existsSync } from 'node:fs'
import { canInstall, install } from './apt.ts'

/** Chromium without its windows, which takes a third of the processor's time. Debian has it as a package. */
const withoutWindows = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  withoutWindows,
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

/**
 * Finds Chromium, and installs the one without windows where that is possible without asking anybody (Debian and its
 * kin, as root). Where it cannot be had, one with windows will do.
 */
export function findOrInstallChromium(): string | undefined {
  const found = findChromium()
  const isChosen = found === withoutWindows || Boolean(process.env.PLAYWRIGHT_CHROMIUM)
  if (isChosen || !canInstall()) return found
  install('chromium-headless-shell', ...(found === undefined ? ['chromium'] : []))
  return findChromium()
}
