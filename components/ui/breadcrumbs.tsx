import { PageLink } from './page-link'

export type Crumb = { name: string; path: string }

/** The path to a page: links to the pages above it, then the page itself. For a green band. */
export function Breadcrumbs({ above, current }: { above: Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="-mt-5 mb-2 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-small text-on-band-soft">
        {above.map((crumb) => (
          <li key={crumb.path} className="flex items-center gap-2">
            <PageLink
              href={crumb.path}
              className="inline-flex min-h-11 min-w-11 items-center underline decoration-band-line underline-offset-4 hover:decoration-current"
            >
              {crumb.name}
            </PageLink>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
