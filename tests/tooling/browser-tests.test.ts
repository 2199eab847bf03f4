import { expect, it } from 'vitest'
import config from '../../playwright.config.ts'

it('times are measured one after the other, when all else has ended', () => {
  const quiet = config.projects?.find(({ name }) => name === 'quiet')
  expect(quiet).toMatchObject({ workers: 1, dependencies: ['site'] })
})
