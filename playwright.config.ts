import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/lib/chromium.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  globalTeardown: './tests/support/stop-leftovers.ts',
  // On two cores: a test waits for about half of its time.
  workers: 3,
  // `npm test` names what passed only at its second attempt. A third would hide real faults.
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  // Patience for a machine that is busy with something else; nobody waits for as long where all is well.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    actionTimeout: 60_000,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Chromium refuses its sandbox to root, which is who runs it in a container.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording every test takes a fifth of the time; `--trace on` does it for the one that is looked into.
    trace: 'off',
  },
  projects: [
    // Starts the real thing with `npm start`, tests how it starts, and leaves it running for the others.
    { name: 'start', testMatch: 'start.setup.ts', fullyParallel: false, teardown: 'stop' },
    { name: 'site', testMatch: '*.spec.ts', dependencies: ['start'] },
    // Measures times, so nothing else runs beside it: not another of its kind either, which takes the lake away.
    { name: 'quiet', testMatch: '*.quiet.ts', dependencies: ['site'], workers: 1 },
    { name: 'stop', testMatch: 'stop.teardown.ts' },
  ],
})
