import { prerender } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { ErrorMessageOnDemand } from './error-message-on-demand'

it('without a connection for the message itself, a page that failed can be tried again', async () => {
  vi.doMock('./error-message', () => {
    throw new Error('offline')
  })
  const { prelude } = await prerender(<ErrorMessageOnDemand error={new Error('failed')} retry={() => {}} />)
  const page = await text(prelude)
  expect(page).toContain('<h1>Unexpected Application Error!</h1>')
  expect(page).toMatch(/<button[^>]*>Try again</)
})
