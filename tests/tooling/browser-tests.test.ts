import { expect, it } from 'vitest'
import config from '../../playwright.config.ts'

it('tests that measure times run one after the other, after all others', () => {
  const quiet = config.projects?.find(({ name }) => name === 'quiet')
  expect(quiet).toMatchObject({ workers: 1, dependencies: ['site', 'firefox', 'webkit'] })
})
