import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeTotals, playwrightTotals, suiteTotals, sumTotals, vitestTotals } from './test-totals.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'totals-'))
  file = join(folder, 'report.json')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const vitest = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    {
      name: resolve('lib/quote.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'a quote has a price', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'a quote has a date',
          failureMessages: [
            'AssertionError: expected true to be false\n    at /somewhere/quote.test.ts:33:22\n',
          ],
        },
      ],
    },
  ],
}
const playwright = {
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
  errors: [] as unknown[],
  suites: [
    {
      suites: [
        {
          specs: [
            {
              title: 'signs in',
              file: 'studio.spec.ts',
              line: 7,
              tests: [
                { status: 'flaky', projectName: 'firefox', results: [{ error: { message: 'Slow' } }, {}] },
              ],
            },
          ],
        },
        {
          specs: [
            {
              title: 'signs out',
              file: 'studio.spec.ts',
              line: 9,
              tests: [
                {
                  status: 'unexpected',
                  projectName: 'site',
                  results: [{ error: { message: '\u001b[31mTimed out\u001b[39m\n\nLocator: none\n' } }],
                },
              ],
            },
          ],
        },
      ],
      specs: [
        {
          title: 'shows the home page',
          file: 'home.spec.ts',
          line: 3,
          tests: [{ status: 'expected', projectName: 'site', results: [{}] }],
        },
      ],
    },
  ],
}

describe('reports', () => {
  it('reads the counts of Vitest, and names what failed, and why', () => {
    writeFileSync(file, JSON.stringify(vitest))
    expect(vitestTotals(file)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 3,
      failures: ['lib/quote.test.ts a quote has a date\n  AssertionError: expected true to be false'],
    })
  })

  it('counts a Vitest file that fails before its first test', () => {
    const broken = {
      name: resolve('lib/quote.test.ts'),
      status: 'failed',
      message: 'No such module',
      assertionResults: [],
    }
    writeFileSync(file, JSON.stringify({ ...vitest, testResults: [broken] }))
    expect(vitestTotals(file)).toMatchObject({ failed: 2, failures: ['lib/quote.test.ts\n  No such module'] })
  })

  it('reads the counts of Playwright, and names what failed or passed at the second attempt, and why', () => {
    writeFileSync(file, JSON.stringify(playwright))
    expect(playwrightTotals(file)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 2,
      failures: ['studio.spec.ts:9 signs out (site)\n  Timed out\n  Locator: none'],
      retried: ['studio.spec.ts:7 signs in (firefox)\n  Slow'],
    })
  })

  it('counts errors outside Playwright tests', () => {
    writeFileSync(file, JSON.stringify({ ...playwright, errors: [{ message: 'no site' }] }))
    expect(playwrightTotals(file).failed).toBe(2)
  })
})

describe('suiteTotals', () => {
  const good = { passed: 3, failed: 0, skipped: 0 }

  it('returns a good report unchanged', () => {
    expect(suiteTotals(0, () => good)).toEqual(good)
  })

  it.each([
    ['crashed', 1, () => good],
    ['was killed', 'SIGKILL', () => good],
    ['ran nothing', 0, () => ({ passed: 0, failed: 0, skipped: 4 })],
    ['left no report', 0, () => vitestTotals('/nowhere/report.json')],
  ])('counts a suite that %s as failed', (_, code, read) => {
    expect(suiteTotals(code, read).failed).toBe(1)
  })
})

it('totals are summed and described', () => {
  const sum = sumTotals([
    { passed: 120, failed: 0, skipped: 1 },
    { passed: 3, failed: 0, skipped: 1 },
  ])
  expect(describeTotals(sum)).toBe('123 passed, 0 failed, 2 skipped')
})
