import { useId } from 'react'
import { LinkItems } from '@/components/ui/page-link'
import type { PlaceLink } from '@/lib/content/places'

/** Many places across the page, by their first letters, with links to each letter above them. Takes them in their order. */
export function PlaceIndex({ heading, places }: { heading: string; places: PlaceLink[] }) {
  const id = useId()
  const groups = Object.entries(Object.groupBy(places, ({ name }) => name.slice(0, 1).toUpperCase()))
  return (
    <section className="print:hidden">
      <h2 id={id}>{heading}</h2>
      <ul className="mt-5 flex flex-wrap gap-1.5" aria-label="Letters">
        {groups.map(([letter]) => (
          <li key={letter}>
            <a href={`#areas-${letter}`} className="letter-link">
              {letter}
            </a>
          </li>
        ))}
      </ul>
      <nav aria-labelledby={id} className="mt-8 columns-[2_7rem] gap-x-6 sm:columns-3 lg:columns-5">
        {groups.map(([letter, group]) => (
          <section key={letter} className="mb-6 break-inside-avoid">
            <h3 id={`areas-${letter}`} className="letter">
              {letter}
            </h3>
            <ul>
              <LinkItems
                links={(group ?? []).map(({ path, name }) => [path, name])}
                className="border-b border-line"
                linkClassName="place-link"
              />
            </ul>
          </section>
        ))}
      </nav>
    </section>
  )
}
