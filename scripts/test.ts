import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
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
/** Exists when every suite but the browser's has ended. The last browser tests wait for it, because they measure times. */
const othersEnded = resolve(reports, 'others-ended')
/** Each suite leaves a processor idle for half of its time. */
const atOnce = 3

type Suite = { name: string; isShownLive?: boolean; run: (runNode: RunNode) => Promise<Totals> }

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

/** What tests start that npm does not install: the path of Chromium, and the servers that are not to be had. */
type Programs = { chromium: string | undefined; missing: string[] }

async function findOrInstallPrograms(): Promise<Programs> {
  const missing: string[] = []
  for (const name of testServers) if (!(await findOrInstallTestServer(name))) missing.push(name)
  return { chromium: await findOrInstallChromium(), missing }
}

/** @param checked - settles when nothing reads the types any more that a build writes beside its output */
function browser(programs: Promise<Programs>, checked: Promise<unknown>): Suite {
  return {
    name: 'Browser, on a production build',
    isShownLive: true,
    run: async (runNode) => {
      await checked
      if ((await programs).chromium === undefined) {
        console.error(
          'No Chromium found. Install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM to where it is.',
        )
        return { passed: 0, failed: 1, skipped: 0 }
      }
      const code = await runNode(['node_modules/@playwright/test/cli.js', 'test'])
      return suiteTotals(code, () => playwrightTotals(`${reports}/playwright.json`))
    },
  }
}

/** All suites but the browser's, after the checks: first those that need no programs. */
function others(programs: Promise<unknown>): Suite[] {
  const withPrograms = ({ name, run }: Suite): Suite => ({
    name,
    run: async (runNode) => {
      await programs
      return run(runNode)
    },
  })
  return [
    vitestProjects('Content Lake', 'lake'),
    check('Content types', ['scripts/typegen.ts', '--check']),
    check('Format', ['node_modules/oxfmt/bin/oxfmt', '--check', '--threads=1']),
    check('Unused code', ['node_modules/knip/bin/knip.js']),
    vitestProjects('Content', 'content'),
    withPrograms(vitestProjects('Unit', 'unit', 'unit-own-modules', 'unit-own-thread')),
    withPrograms(vitestProjects('Enquiries', 'enquiries')),
    withPrograms(vitestProjects('Start and stop', 'process')),
  ]
}

/** The same suites, and when the last of them has ended. */
function withEnd(suites: Suite[]): { suites: Suite[]; ended: Promise<void> } {
  const end = Promise.withResolvers<void>()
  let remaining = suites.length
  const counted = suites.map(({ name, run }) => ({
    name,
    run: async (runNode: RunNode) => {
      const totals = await run(runNode)
      remaining -= 1
      if (remaining === 0) end.resolve()
      return totals
    },
  }))
  return { suites: counted, ended: end.promise }
}

// The hundreds of processes that tests start share what Node has compiled.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')
process.env.TEST_WAITS_FOR = othersEnded
// For programs in Go, which check types and rules: the other core is another suite's, and by default they collect garbage
// for a fifth of their time.
process.env.GOMAXPROCS ??= '1'
process.env.GOGC ??= '400'

// `npm test`: every suite, also after one has failed, and their totals in the last line.
await supervise(async ({ processes }) => {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports)
  const programs = findOrInstallPrograms()
  const checks = withEnd([
    check(
      'Types',
      [next, 'typegen'],
      // Several threads check what they share several times, and nothing reads what `incremental` would write.
      ['node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded', '--incremental', 'false'],
    ),
    check('Lint', ['node_modules/oxlint/bin/oxlint']),
  ])
  const rest = withEnd(others(programs))
  void rest.ended.then(() => writeFileSync(othersEnded, ''))
  const suites = [...checks.suites, browser(programs, checks.ended), ...rest.suites]
  const outcomes = await runSideBySide(processes, suites, atOnce)
  console.log(`\n${'─'.repeat(74)}`)
  for (const { name, result } of outcomes) console.log(`${name.padEnd(34)} ${describeTotals(result)}`)
  for (const title of outcomes.flatMap(({ result }) => result.failures ?? [])) console.log(`Failed: ${title}`)
  for (const title of outcomes.flatMap(({ result }) => result.retried ?? []))
    console.log(`Passed only at the second attempt: ${title}`)
  for (const name of (await programs).missing)
    console.log(`Skipped: tests with ${name}. Install it (on Debian: apt install ${name}) to run them.`)
  if (findFirefox() === undefined)
    console.log('Skipped: tests in Firefox. Install it (on Debian: apt install firefox-esr) to run them.')
  if (findWebKit() === undefined)
    console.log(
      'Skipped: tests in WebKit. Install it (on Debian: apt install webkit2gtk-driver xvfb) to run them.',
    )
  const sum = sumTotals(outcomes.map(({ result }) => result))
  console.log(`\n${describeTotals(sum)}`)
  if (sum.failed > 0) process.exitCode = 1
})
