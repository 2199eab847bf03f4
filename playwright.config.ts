import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/lib/chromium.ts'

const executablePath = findChromium()
/** Tests that take a minute each, as those do that open the Studio many times. */
const long = /@long/

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  globalTeardown: './tests/support/stop-leftovers.ts',
  // For two cores: tests spend about half of their time waiting.
  workers: 3,
  // `npm test` lists tests that passed only at the second attempt. A third would hide real faults.
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  // Long enough for a machine that is busy with other work.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    actionTimeout: 60_000,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Chromium does not start its sandbox as root, the usual user in a container.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Tracing takes a fifth of the time; `--trace on` turns it on for a single test.
    trace: 'off',
  },
  projects: [
    // Starts the site with `npm start`, tests the start, and leaves it running for the other projects.
    { name: 'start', testMatch: 'start.setup.ts', fullyParallel: false, teardown: 'stop' },
    { name: 'site', testMatch: '*.spec.ts', grepInvert: long, dependencies: ['start'] },
    // Measures times and stops the lake, so these tests run one at a time and without others.
    { name: 'quiet', testMatch: '*.quiet.ts', dependencies: ['site'], workers: 1 },
    // `npm run test:long` alone.
    ...(process.env.TEST_LONG
      ? [{ name: 'long', testMatch: '*.spec.ts', grep: long, dependencies: ['start'] }]
      : []),
    // `npm run bench:view` alone.
    ...(process.env.BENCH === 'view'
      ? [{ name: 'bench', testMatch: '*.bench.ts', dependencies: ['start'], workers: 1, retries: 0 }]
      : []),
    { name: 'stop', testMatch: 'stop.teardown.ts' },
  ],
})
