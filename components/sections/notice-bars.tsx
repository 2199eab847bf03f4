import { PageLink } from '@/components/ui/page-link'
import type { Notice } from '@/lib/content/notices'

/** Notices at the top of a page, a bar each. */
export function NoticeBars({ notices }: { notices: Notice[] }) {
  if (notices.length === 0) return null
  return (
    <section aria-label="Notice" className="border-b border-line bg-brand-tint print:hidden">
      {notices.map(({ id, text, link }) => (
        <p key={id} className="container py-3 not-first:border-t not-first:border-line">
          {text}
          {link && (
            <>
              {' '}
              {link.href.startsWith('/') ? (
                <PageLink href={link.href} className="link font-semibold">
                  {link.label}
                </PageLink>
              ) : (
                <a href={link.href} className="link font-semibold">
                  {link.label}
                </a>
              )}
            </>
          )}
        </p>
      ))}
    </section>
  )
}
