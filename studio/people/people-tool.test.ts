import { expect, it } from 'vitest'
import { peopleTool } from './people-tool.ts'

it('is the same component whenever the tools are resolved, so that a form on the screen stays', () => {
  const apiHost = 'http://localhost:3333'
  expect(peopleTool({ apiHost }).component).toBe(peopleTool({ apiHost }).component)
  expect(peopleTool({ apiHost: undefined }).component).not.toBe(peopleTool({ apiHost }).component)
})
