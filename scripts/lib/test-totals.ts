import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** The result of a suite. A step without tests (types, lint) counts as one check. */
export type Totals = {
  passed: number
  failed: number
  skipped: number
  /** Tests that failed, by file and title, with the start of the first message. */
  failures?: string[]
  /** Tests that failed at first and passed when they were repeated, likewise. */
  retried?: string[]
}

/** Lines of a message that are shown with the title of its test. */
const shownLines = 6

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const playwrightSuite = z.object({
  get suites() {
    return z.array(playwrightSuite).optional()
  },
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        line: z.number(),
        tests: z.array(
          z.object({
            status: z.string(),
            projectName: z.string(),
            results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
          }),
        ),
      }),
    )
    .optional(),
})
type PlaywrightSuite = z.infer<typeof playwrightSuite>

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
})

/** Reads a report of Vitest. A file that fails before its first test counts as a failure. */
export function vitestTotals(file: string): Totals {
  const report = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  )
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        withMessage(`${relative('', name)} ${fullName}`, failureMessages?.[0]),
      ),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failed, ...broken.map(({ name, message }) => withMessage(relative('', name), message))],
  }
}

/**
 * Reads a report of Playwright. Errors outside tests, such as the start of the site, count as failures; a test that passed
 * at its second attempt has passed, and is named.
 */
export function playwrightTotals(file: string): Totals {
  const { stats, errors, suites } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: suites.flatMap((suite) => testsThatAre('unexpected', suite)),
    retried: suites.flatMap((suite) => testsThatAre('flaky', suite)),
  }
}

function testsThatAre(
  outcome: 'flaky' | 'unexpected',
  { suites = [], specs = [] }: PlaywrightSuite,
): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ error }) => error?.message ?? [])
        return withMessage(`${file}:${line} ${title} (${projectName})`, messages[0])
      }),
  )
  return [...own, ...suites.flatMap((suite) => testsThatAre(outcome, suite))]
}

/** A title with the first lines of a message, as far as they are the message and not the path to it. */
function withMessage(title: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  return [title, ...lines.slice(0, shownLines).map((line) => `  ${line.trimEnd()}`)].join('\n')
}

/**
 * The totals of one suite with this exit code. A suite that exits with an error and without a failed test, that ran no test,
 * or whose report cannot be read has failed.
 */
export function suiteTotals(exitCode: number | string, readReport: () => Totals): Totals {
  let totals: Totals
  try {
    totals = readReport()
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const failedWithoutReport = totals.failed === 0 && (exitCode !== 0 || totals.passed === 0)
  return failedWithoutReport ? { ...totals, failed: 1 } : totals
}

/** `123 passed, 0 failed, 2 skipped` */
export function describeTotals({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

export function sumTotals(all: Totals[]): Totals {
  return all.reduce(
    (sum, totals) => ({
      passed: sum.passed + totals.passed,
      failed: sum.failed + totals.failed,
      skipped: sum.skipped + totals.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}
