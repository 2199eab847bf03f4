import { existsSync } from 'node:fs'
import { canInstall, install } from './apt.ts'

/** Debian's headless shell of Chromium, which uses a third of the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const usualPaths = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium for the browser tests: `PLAYWRIGHT_CHROMIUM`, or one at a usual path; undefined when there is none. */
export function findChromium(): string | undefined {
  const chosen = process.env.PLAYWRIGHT_CHROMIUM
  if (chosen) return chosen
  return usualPaths.find((path) => existsSync(path))
}

/**
 * Finds Chromium, and installs the headless shell where that is possible without a prompt. Where it is not available,
 * another Chromium is used.
 */
export async function findOrInstallChromium(): Promise<string | undefined> {
  const found = findChromium()
  const isChosen = found === headlessShell || Boolean(process.env.PLAYWRIGHT_CHROMIUM)
  if (isChosen || !canInstall()) return found
  await install('chromium-headless-shell', ...(found === undefined ? ['chromium'] : []))
  return findChromium()
}
