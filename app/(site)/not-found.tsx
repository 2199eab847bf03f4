import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button-link'
import { getSiteSettings } from '@/lib/content/settings'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getSiteSettings()).words.notFound.tab }
}

/**
 * In place of a page that is gone since it was listed. It is in the data of each page, and hardly ever seen: what it holds
 * is only what is needed. The 404 page is app/global-not-found.tsx.
 */
export default async function GonePage() {
  const words = (await getSiteSettings()).words.notFound
  return (
    <div className="band grow">
      <div className="container section">
        <h1>{words.title}</h1>
        <p className="mt-5">{words.text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink href="/" look="on-band">
            {words.home}
          </ButtonLink>
          <ButtonLink href="/get-a-quote" look="on-band">
            {words.quote}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
