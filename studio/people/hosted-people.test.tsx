import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import HostedPeople from './hosted-people.tsx'

vi.mock('sanity', () => ({ useProjectId: () => 'abc123' }))

it('with hosted Sanity, people are managed on the page of the project there', () => {
  const page = renderToStaticMarkup(
    <ThemeProvider theme={buildTheme()}>
      <HostedPeople />
    </ThemeProvider>,
  )
  expect(page).toContain('href="https://www.sanity.io/manage/project/abc123/members"')
})
