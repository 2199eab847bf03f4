import type { Metadata } from 'next'
import SiteLayout, {
  generateMetadata as layoutMetadata,
  viewport as layoutViewport,
} from '@/app/(site)/layout'
import NotFoundPage from '@/app/(site)/not-found'
import { getSiteSettings } from '@/lib/content/settings'

export const viewport = layoutViewport

export async function generateMetadata(): Promise<Metadata> {
  const [metadata, { brandName, words }] = await Promise.all([layoutMetadata(), getSiteSettings()])
  return { ...metadata, title: `${words.notFound.tab} | ${brandName}`, robots: { index: false } }
}

/** The 404 page, prerendered as a whole document. */
export default function GlobalNotFoundPage() {
  return (
    <SiteLayout>
      <NotFoundPage />
    </SiteLayout>
  )
}
