import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/lib/chromium.ts'
import { findFirefox } from './scripts/lib/firefox.ts'

const executablePath = findChromium()
const firefoxPath = findFirefox()
/** Tests that take a minute each, as those do that open the Studio many times. */
const long = /@long/
/** Tests of what visitors come for, which run in Firefox too. */
const everyBrowser = /@browsers/

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
      args: [
        // Letters are as wide as on phones, not rounded to whole pixels.
        '--font-render-hinting=none',
        // Chromium does not start its sandbox as root, the usual user in a container.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Tracing takes a fifth of the time; `--trace on` turns it on for a single test.
    trace: 'off',
  },
  projects: [
    // Starts the site with `npm start`, tests the start, and leaves it running for the other projects.
    { name: 'start', testMatch: 'start.setup.ts', fullyParallel: false, teardown: 'stop' },
    // Firefox of the operating system, over WebDriver BiDi; without one its tests are skipped. They run one after the other
    // beside those in Chromium, because Firefox takes seconds to start.
    {
      name: 'firefox',
      testMatch: '*.spec.ts',
      grep: everyBrowser,
      dependencies: ['start'],
      workers: 1,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          ...(firefoxPath === undefined ? {} : { executablePath: firefoxPath }),
          // A precise pointer that can hover, which Firefox does not find without a screen.
          firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
        },
      },
    },
    // WebKitGTK of the operating system, over its own WebDriver; Playwright only runs these tests.
    { name: 'webkit', testMatch: '*.webkit.ts', dependencies: ['start'], workers: 1 },
    { name: 'site', testMatch: '*.spec.ts', grepInvert: long, dependencies: ['start'] },
    // Measures times and stops the lake, so these tests run one at a time and without others.
    { name: 'quiet', testMatch: '*.quiet.ts', dependencies: ['site', 'firefox', 'webkit'], workers: 1 },
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
