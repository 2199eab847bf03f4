import type { Page } from '@playwright/test'

/** The parts of a page that search engines and social networks read. */
export type Head = {
  title: string
  canonical: string[]
  /** All values by name or property. */
  meta: Record<string, string[]>
  structuredData: StructuredData[]
  /** Targets of the page's links on this site, as paths. */
  links: string[]
  /** The visible breadcrumbs: names, and paths of those that are links. */
  breadcrumbs: { name: string; path: string | undefined }[]
  headings: string[]
}

/** One item of structured data. */
export type StructuredData = { '@type': string; [property: string]: unknown }

/** Reads a page's source as a crawler does: without running its scripts. `page` provides the parser. */
export function readHead(page: Page, html: string, url: string): Promise<Head> {
  return page.evaluate(
    ({ html, url }) => {
      const source = new DOMParser().parseFromString(html, 'text/html')
      const all = <Found extends Element>(selector: string) => [...source.querySelectorAll<Found>(selector)]
      const text = (element: Element) => (element.textContent ?? '').trim()
      const path = (href: string | null | undefined): string | undefined => {
        if (href === null || href === undefined || !URL.canParse(href, url)) return undefined
        const target = new URL(href, url)
        return target.origin === new URL(url).origin ? target.pathname + target.search : undefined
      }
      const meta: Record<string, string[]> = {}
      for (const element of all('meta[name], meta[property]')) {
        const name = element.getAttribute('name') ?? element.getAttribute('property') ?? ''
        ;(meta[name] ??= []).push(element.getAttribute('content') ?? '')
      }
      const items = all('script[type="application/ld+json"]').flatMap((element) => {
        const data = JSON.parse(element.textContent ?? '') as Record<string, unknown>
        if (data['@context'] !== 'https://schema.org') throw new Error(`No context: ${JSON.stringify(data)}`)
        return (data['@graph'] ?? [data]) as { '@type': string }[]
      })
      return {
        title: source.title,
        canonical: all('link[rel=canonical]').map((element) => element.getAttribute('href') ?? ''),
        meta,
        structuredData: items,
        links: all('a[href]').flatMap((element) => path(element.getAttribute('href')) ?? []),
        breadcrumbs: all('nav[aria-label=Breadcrumb] li').map((item) => {
          const link = item.querySelector('a')
          return {
            name: text(link ?? item),
            path: path(link?.getAttribute('href')),
          }
        }),
        headings: all('summary :is(h2, h3)').map(text),
      }
    },
    { html, url },
  )
}
