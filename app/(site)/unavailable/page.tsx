import type { Metadata } from 'next'
import { NoticePage } from '@/components/sections/notice-page'
import { getSiteSettings } from '@/lib/content/settings'

export const metadata: Metadata = { title: 'Back in a moment', robots: { index: false } }

/** Replaces a page that cannot be rendered now. It is sent with status 503 (proxy.ts), and never linked to. */
export default async function UnavailablePage() {
  const { phone, words } = await getSiteSettings()
  return (
    <NoticePage title="Back in a moment" words={words.notFound} phone={phone}>
      <p>
        This page cannot be put together just now. It is not your doing, and it usually passes within a
        minute: please try again shortly.
      </p>
    </NoticePage>
  )
}
