import { headings, Prose } from '@/components/portable-text/prose'
import type { RichText } from '@/lib/content/texts'
import { BreadcrumbHero } from './breadcrumb-hero'

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
        <nav aria-labelledby="contents" className="lg:order-last print:hidden">
          <div className="lg:sticky lg:top-28">
            <h2 id="contents" className="text-h3">
              {captions.contents}
            </h2>
            <ul className="mt-3 border-l-2 border-line max-lg:columns-2">
              {headings(body).map(({ id, text }) => (
                <li key={id} className="break-inside-avoid">
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 items-center px-4 py-1 leading-snug hover:text-brand-text hover:underline lg:min-h-9"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
        <Prose value={body} />
      </div>
    </>
  )
}
