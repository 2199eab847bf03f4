import { existsSync } from 'node:fs'

const usualPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** The Firefox for the browser tests: `PLAYWRIGHT_FIREFOX`, or one at a usual path; undefined when there is none. */
export function findFirefox(): string | undefined {
  return process.env.PLAYWRIGHT_FIREFOX || usualPaths.find((path) => existsSync(path))
}
