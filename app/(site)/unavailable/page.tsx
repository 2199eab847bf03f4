import type { Metadata } from 'next'
import { NoticePage } from '@/components/sections/notice-page'
import { getSiteSettings } from '@/lib/content/settings'

export async function generateMetadata(): Promise<Metadata> {
  const { words } = await getSiteSettings()
  return { title: words.unavailable.title, robots: { index: false } }
}

/** Replaces a page that cannot be rendered now. It is sent with status 503 (proxy.ts), and never linked to. */
export default async function UnavailablePage() {
  const { phone, words } = await getSiteSettings()
  return (
    <NoticePage
      title={words.unavailable.title}
      words={words.notFound}
      phone={{ number: phone, label: words.buttons.call }}
    >
      <p>{words.unavailable.text}</p>
    </NoticePage>
  )
}
