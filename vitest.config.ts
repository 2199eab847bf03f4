import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

const unitTests = [
  '{app,components,lib,schemas,studio,scripts}/**/*.test.{ts,tsx}',
  'tests/tooling/**/*.test.ts',
]
/** Unit tests in a thread of their own: they replace modules, or their subjects change Node's HTTP server. */
const withOwnThread = [
  ...globSync(unitTests, { cwd: root }).filter((file) =>
    /vi\.(?:mock|doMock)\(/.test(readFileSync(`${root}/${file}`, 'utf8')),
  ),
  'lib/{operations,responses,server}/**/*.test.ts',
]
/** Unit tests that load modules of their own: their subjects keep settings or caches in them. */
const withOwnModules = [
  '{app,components,lib/content,lib/enquiries,lib/env,lib/seo,lib/vehicle}/**/*.test.{ts,tsx}',
]
/** Hundreds of generated inputs, or expensive hashes, take many seconds on a busy machine. */
const unitTimeouts = { testTimeout: 90_000, hookTimeout: 60_000 }

export default defineConfig({
  resolve: {
    alias: {
      '@': root,
      // `server-only` throws outside a React server build, which tests are not.
      'server-only': fileURLToPath(new URL('tests/support/server-only.ts', import.meta.url)),
    },
  },
  test: {
    // By default one core stays idle. While files wait for timers, disks and processes, other suites of `npm test` run.
    maxWorkers: '100%',
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['tests/support/wait-timeout.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unitTests,
          exclude: [...withOwnModules, ...withOwnThread],
          // Loading modules anew for each file takes longer than most of the files to run.
          isolate: false,
          ...unitTimeouts,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-own-modules',
          include: withOwnModules,
          exclude: withOwnThread,
          isolate: false,
          setupFiles: ['tests/support/own-modules.ts'],
          ...unitTimeouts,
        },
      },
      {
        extends: true,
        // A thread starts in less time than a process.
        test: { name: 'unit-own-thread', include: withOwnThread, pool: 'threads', ...unitTimeouts },
      },
      {
        extends: true,
        test: {
          name: 'lake',
          include: ['tests/lake/**/*.test.ts'],
          // The processes that tests start share what Node has compiled.
          env: {
            NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)),
          },
          // Files share nothing but modules, which take longer to load than most of the files to run.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'enquiries',
          include: ['tests/enquiries/**/*.test.ts'],
          // As for the lake: files share nothing but modules.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // Not part of `npm test`: these take minutes.
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          // Several instances of the site; not part of `npm test` either.
          name: 'machines',
          include: ['tests/machines/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          // A build on a stand-in of hosted Sanity; not part of `npm test` either.
          name: 'hosted',
          include: ['tests/hosted/**/*.test.ts'],
          fileParallelism: false,
          bail: 1,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          // Each starts and stops the whole site, which uses all cores.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
