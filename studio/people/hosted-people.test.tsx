import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HostedPeople } from './hosted-people.tsx'

it('with hosted Sanity, people are managed on the page of the project there', () => {
  const page = renderToStaticMarkup(
    <ThemeProvider theme={buildTheme()}>
      <HostedPeople projectId="abc123" />
    </ThemeProvider>,
  )
  expect(page).toContain('href="https://www.sanity.io/manage/project/abc123/members"')
})
