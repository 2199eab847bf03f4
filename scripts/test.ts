import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { findOrInstallChromium } from './lib/chromium.ts'
import { findFirefox } from './lib/firefox.ts'
import { type RunNode, runSideBySide } from './lib/run-side-by-side.ts'
import { supervise } from './lib/supervise.ts'
import { findOrInstallTestServer, testServers } from './lib/test-servers.ts'
import {
  describeTotals,
  playwrightTotals,
  suiteTotals,
  sumTotals,
  type Totals,
  vitestTotals,
} from './lib/test-totals.ts'
import { findWebKit } from './lib/webkit.ts'

const reports = 'test-results'
const next = 'node_modules/next/dist/bin/next'
const vitest = 'node_modules/vitest/vitest.mjs'

type Suite = { name: string; run: (runNode: RunNode) => Promise<Totals> }

/** A suite that passes when every command in it succeeds. */
function check(name: string, ...commands: string[][]): Suite {
  return {
    name,
    run: async (runNode) => {
      for (const command of commands)
        if ((await runNode(command)) !== 0) return { passed: 0, failed: 1, skipped: 0 }
      return { passed: 1, failed: 0, skipped: 0 }
    },
  }
}

function vitestProjects(name: string, ...projects: [string, ...string[]]): Suite {
  return {
    name,
    run: async (runNode) => {
      const report = `${reports}/vitest-${projects[0]}.json`
      const options = [
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        // What Vitest stores about a run is one file, which several at once would write.
        '--no-cache',
      ]
      return suiteTotals(await runNode([vitest, 'run', ...options]), () => vitestTotals(report))
    },
  }
}

const browser: Suite = {
  name: 'Browser, on a production build',
  run: async (runNode) => {
    if (findOrInstallChromium() === undefined) {
      console.error(
        'No Chromium found. Install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM to where it is.',
      )
      return { passed: 0, failed: 1, skipped: 0 }
    }
    const code = await runNode(['node_modules/@playwright/test/cli.js', 'test'])
    return suiteTotals(code, () => playwrightTotals(`${reports}/playwright.json`))
  },
}

/** The suites of one group run side by side, because each of them leaves a processor idle by itself. */
const suites: Suite[][] = [
  [
    check('Types', [next, 'typegen'], ['node_modules/typescript/bin/tsc', '--noEmit']),
    check('Content types', ['scripts/typegen.ts', '--check']),
    check('Format', ['node_modules/oxfmt/bin/oxfmt', '--check']),
    check('Unused code', ['node_modules/knip/bin/knip.js']),
    check('Lint', ['node_modules/oxlint/bin/oxlint']),
    vitestProjects('Content', 'content'),
    vitestProjects('Content Lake', 'lake'),
  ],
  [
    vitestProjects('Unit', 'unit', 'unit-own-modules', 'unit-own-process'),
    vitestProjects('Enquiries', 'enquiries'),
    vitestProjects('Start and stop', 'process'),
  ],
  [browser],
]

// The hundreds of processes that tests start share what Node has compiled.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')

// `npm test`: every suite, also after one has failed, and their totals in the last line.
await supervise(async ({ processes }) => {
  const missing = testServers.filter((name) => !findOrInstallTestServer(name))
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports)
  const results: { name: string; totals: Totals }[] = []
  for (const group of suites)
    for (const { name, result: totals } of await runSideBySide(processes, group))
      results.push({ name, totals })
  console.log(`\n${'─'.repeat(74)}`)
  for (const { name, totals } of results) console.log(`${name.padEnd(34)} ${describeTotals(totals)}`)
  for (const title of results.flatMap(({ totals }) => totals.failures ?? [])) console.log(`Failed: ${title}`)
  for (const title of results.flatMap(({ totals }) => totals.retried ?? []))
    console.log(`Passed only at the second attempt: ${title}`)
  for (const name of missing)
    console.log(`Skipped: tests with ${name}. Install it (on Debian: apt install ${name}) to run them.`)
  if (findFirefox() === undefined)
    console.log('Skipped: tests in Firefox. Install it (on Debian: apt install firefox-esr) to run them.')
  if (findWebKit() === undefined)
    console.log(
      'Skipped: tests in WebKit. Install it (on Debian: apt install webkit2gtk-driver xvfb) to run them.',
    )
  const sum = sumTotals(results.map(({ totals }) => totals))
  console.log(`\n${describeTotals(sum)}`)
  if (sum.failed > 0) process.exitCode = 1
})
