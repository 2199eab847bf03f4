import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { ToastProvider } from '@sanity/ui/toast'
import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EnquiryView } from './enquiry-view.tsx'

const theme = buildTheme()
const permission = { granted: true }

// The Studio itself is tested in a browser; here it would take longer to load than all of this.
vi.mock('sanity', () => ({
  useClient: () => ({ fetch: () => Promise.resolve([]) }),
  useCurrentUser: () => ({ id: 'user-bea', name: 'Bea' }),
  useDocumentOperation: () => ({ patch: { disabled: false, execute: () => {} } }),
  useDocumentPairPermissions: () => [permission, false],
  useProjectStore: () => ({}),
  useUserStore: () => ({}),
}))
vi.mock('sanity/router', () => ({
  IntentLink: ({ children }: { children: ReactNode }) => <span>{children}</span>,
}))

const stored = {
  _id: 'enquiry.1a2b3c4d-1',
  _type: 'enquiry',
  kind: 'quote',
  status: 'in-progress',
  receivedAt: '2026-06-05T08:00:00Z',
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '01632 960 001',
  registration: 'ab12cde',
  carMake: 'Ford',
  carModel: 'Focus',
  mileage: '45000',
  motExpiry: '2026-12-01',
  additionalInfo: 'Two keys.\u202E',
  sourcePage: '/reading/caversham',
  offeredPrice: 4500,
  notes: 'From before.',
  teamNotes: [{ _key: 'a', text: 'Comes on Friday.', author: 'Bea', at: '2026-06-05T09:00:00Z' }],
  delivery: { status: 'failed', lastError: 'team: EENVELOPE 550' },
}

function view(changes: object = {}): string {
  const published = { ...stored, ...changes }
  const props = {
    document: { published, displayed: published, draft: null, historical: null },
    documentId: stored._id,
    options: {},
    schemaType: { name: 'enquiry' },
  } as unknown as ComponentProps<typeof EnquiryView>
  return renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <ToastProvider>
        <EnquiryView {...props} />
      </ToastProvider>
    </ThemeProvider>,
  )
}

beforeEach(() => {
  permission.granted = true
})

describe('the view of an enquiry', () => {
  it('has everything on one screen: vehicle, words, plate, price, notes, reference and failed mail', () => {
    const html = view()
    for (const text of [
      'AB12 CDE',
      'Ford Focus',
      'Asha Verma',
      '5 Jun 2026, 09:00',
      '1A2B-3C4D',
      '45,000 miles',
      '1 Dec 2026',
      'Two keys.[U+202E]',
      '/reading/caversham',
      'Comes on Friday.',
      'Bea · 5 Jun 2026, 10:00',
      'From before.',
      'EENVELOPE 550',
    ])
      expect(html).toContain(text)
    expect(html).toMatch(/<input[^>]*value="4500"/)
    expect(html).toMatch(/aria-pressed="true"[^>]*>.*?Contacted/)
  })

  it('calls, mails and replies in one tap, with the price and the reference filled in', () => {
    const html = view()
    expect(html).toContain('href="tel:01632960001"')
    expect(html).toContain('href="mailto:asha@example.com"')
    const offer = [...html.matchAll(/href="(mailto:[^"]*\?[^"]*)"/g)].map(([, href = '']) =>
      decodeURIComponent(href.replaceAll('&amp;', '&')),
    )
    expect(offer[1]).toContain('Our offer for your Ford Focus (1A2B-3C4D)')
    expect(offer[1]).toContain('Hello Asha,')
    expect(offer[1]).toContain('AB12 CDE, we offer £4,500.')
  })

  it('asks why a lost one was lost, and only then', () => {
    expect(view()).not.toContain('Why was it lost?')
    expect(view({ status: 'lost', lostReason: 'Sold elsewhere' })).toMatch(/value="Sold elsewhere"/)
  })

  it('offers a viewer nothing to change', () => {
    permission.granted = false
    const html = view({ status: 'lost' })
    expect(html).not.toContain('Add note')
    expect(html).not.toMatch(/<button(?![^>]*(?:disabled|data-disabled))[^>]*>/)
    expect(html).not.toMatch(/<select(?![^>]*disabled)[^>]*>/)
    expect(html).not.toMatch(/<input(?![^>]*readOnly)[^>]*>/i)
    expect(html).toContain('href="tel:01632960001"')
  })

  it('shows an empty or odd document without failing', () => {
    const html = view({ registration: undefined, carMake: 7, teamNotes: 'x', delivery: null, email: null })
    expect(html).not.toContain('data-testid="plate"')
    expect(html).not.toContain('Reply with')
  })
})
