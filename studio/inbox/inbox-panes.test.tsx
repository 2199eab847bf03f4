import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { ToastProvider } from '@sanity/ui/toast'
import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FiguresTool } from './figures-tool.tsx'
import { InboxWithCount } from './inbox-icon.tsx'
import { InboxList } from './inbox-list.tsx'
import { MailPane } from './mail-notice.tsx'

const theme = buildTheme()
const permission = { granted: true }
const live = { result: undefined as unknown, isLost: false }
const team = { teamMail: undefined as string | undefined, sendTestMail: () => Promise.resolve({}) }

vi.mock('sanity', () => ({
  useClient: () => ({ fetch: () => Promise.resolve([]) }),
  useCurrentUser: () => ({ id: 'user-bea', name: 'Bea' }),
  useDocumentValuePermissions: () => [permission, false],
}))
vi.mock('sanity/structure', () => ({
  usePaneRouter: () => ({
    ChildLink: ({ childId, children }: { childId: string; children: ReactNode }) => (
      <a href={childId}>{children}</a>
    ),
  }),
}))
vi.mock('../use-live-query.ts', () => ({ useLiveQuery: () => live }))
vi.mock('./use-team-mail.ts', () => ({ useTeamMail: () => team }))

const show = (element: ReactNode) =>
  renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <ToastProvider>{element}</ToastProvider>
    </ThemeProvider>,
  )
const list = () => {
  const props = { options: { filter: 'true' }, childItemId: undefined } as unknown as ComponentProps<
    typeof InboxList
  >
  return show(<InboxList {...props} />)
}

beforeEach(() => {
  permission.granted = true
  Object.assign(live, { result: undefined, isLost: false })
  team.teamMail = 'smtp'
})

describe('a list of the inbox', () => {
  const rows = [
    { _id: 'enquiry.1', name: 'Asha', status: 'new', carMake: 'Ford', registration: 'ab12cde' },
    { _id: 'enquiry.2', name: 'Boris\u202E', status: 'offered', followUpOn: '2020-01-01', kind: 'contact' },
    { _id: 'enquiry.3', name: 'Cleo', status: 'paid', followUpOn: '2020-01-01' },
  ]

  it('has vehicle, status and plate of each, and what is due', () => {
    live.result = rows
    const html = list()
    expect(html).toContain('3 enquiries')
    expect(html).toContain('Asha · Ford')
    expect(html).toContain('AB12 CDE')
    expect(html).toContain('Boris[U+202E]')
    expect(html).toContain('Contact message')
    expect(html.match(/Due/g)).toHaveLength(1)
    expect(html.match(/aria-label="Select /g)).toHaveLength(3)
    expect(html).not.toContain('Nobody is told')
  })

  it('lets a viewer export and select nothing', () => {
    permission.granted = false
    live.result = rows
    const html = list()
    expect(html).not.toContain('Select all')
    expect(html).not.toContain('type="checkbox"')
    expect(html).toContain('Export')
  })

  it('says that it is empty, cannot be read, or has lost its connection', () => {
    live.result = []
    expect(list()).toContain('There is nothing here.')
    Object.assign(live, { result: undefined, isLost: true })
    expect(list()).toContain('cannot be read')
    Object.assign(live, { result: rows, isLost: true })
    expect(list()).toContain('connection lost')
  })

  it('warns while nobody is told of new enquiries', () => {
    live.result = rows
    team.teamMail = 'none'
    expect(list()).toContain('Nobody is told of new enquiries')
    team.teamMail = undefined
    expect(list()).not.toContain('Nobody is told')
  })
})

describe('the mail pane', () => {
  it('offers a test mail where there is a mail server, and says what to do where there is none', () => {
    expect(show(<MailPane />)).toContain('Send a test mail')
    team.teamMail = 'none'
    const html = show(<MailPane />)
    expect(html).toContain('SMTP_URL')
    expect(html).not.toContain('Send a test mail')
  })
})

describe('the inbox in the menu', () => {
  it.each([
    [1, '1 new enquiry'],
    [120, '120 new enquiries'],
  ])('with %d new ones says %j', (count, words) => {
    live.result = Array.from({ length: count }, (_, index) => ({ _id: `enquiry.${index}` }))
    expect(show(<InboxWithCount />)).toContain(words)
  })

  it('without a new one has no number', () => {
    live.result = []
    expect(show(<InboxWithCount />)).not.toContain('new-enquiries')
  })
})

describe('the figures', () => {
  it('are shown for the period, and say when there are none', () => {
    live.result = [
      { receivedAt: new Date().toISOString(), status: 'paid', sourcePage: '/reading' },
      { receivedAt: new Date().toISOString(), status: 'lost' },
    ]
    const html = show(<FiguresTool />)
    expect(html).toContain('50 %')
    expect(html).toContain('/reading')
    expect(html).toContain('none was answered yet')
    live.result = []
    expect(show(<FiguresTool />)).toContain('None in this period.')
  })
})
