import { headings, Prose } from '@/components/portable-text/prose'
import type { RichText } from '@/lib/content/texts'
import { BreadcrumbHero } from './breadcrumb-hero'
import { PageContents } from './page-contents'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/** A legal page: its title, when it was last reviewed, its headings and its text. */
export function LegalText({
  title,
  reviewedOn,
  body,
  home,
  captions,
  path,
  siteUrl,
}: {
  title: string
  reviewedOn: string | null
  body: RichText
  /** What the home page is called. */
  home: string
  captions: { contents: string; reviewed: string }
  path: string
  siteUrl: string
}) {
  return (
    <>
      <BreadcrumbHero
        title={title}
        above={[{ name: home, path: '/' }]}
        current={{ name: title, path }}
        siteUrl={siteUrl}
      >
        {reviewedOn && (
          <p>
            {captions.reviewed} <time dateTime={reviewedOn}>{longDate.format(new Date(reviewedOn))}</time>
          </p>
        )}
      </BreadcrumbHero>
      <div className="section container grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_18rem]">
        {/* In its column also while the text has not arrived. */}
        <div className="lg:col-start-2 lg:row-start-1">
          <PageContents
            heading={captions.contents}
            parts={headings(body)}
            className="lg:sticky lg:top-28"
            listClassName="max-lg:columns-[2_7rem]"
          />
        </div>
        <Prose value={body} />
      </div>
    </>
  )
}
