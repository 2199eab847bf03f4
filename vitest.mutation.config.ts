import { defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** The tests for the mutants of `stryker.config.json`: unit tests alone, with few generated inputs. */
export default defineConfig({
  resolve: { ...base.resolve },
  test: {
    include: [
      'lib/vehicle/**/*.test.ts',
      'lib/enquiries/shared/*.test.ts',
      'lib/content-lake/auth/permissions.test.ts',
      'lib/content-lake/mutations/*.test.ts',
    ],
    setupFiles: ['tests/support/fewer-runs.ts'],
    env: { TEST_ROUNDS: '25' },
    testTimeout: 20_000,
  },
})
