import { Prose } from '@/components/portable-text/prose'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import type { RichText } from '@/lib/content/texts'
import { PageHero } from './page-hero'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/** A legal page: its title, when it was last reviewed, and its text. */
export function LegalText({
  title,
  reviewedOn,
  body,
}: {
  title: string
  reviewedOn: string | null
  body: RichText
}) {
  return (
    <>
      <PageHero
        title={title}
        breadcrumbs={<Breadcrumbs above={[{ name: 'Home', path: '/' }]} current={title} />}
      >
        {reviewedOn && (
          <p>
            Last reviewed on <time dateTime={reviewedOn}>{longDate.format(new Date(reviewedOn))}</time>
          </p>
        )}
      </PageHero>
      <div className="section shell">
        <Prose value={body} />
      </div>
    </>
  )
}
