import { PhotoImage } from '@/components/ui/photo-image'
import type { Person } from '@/lib/content/people'

/** The size of a portrait on the page, for screens of one to three pixels a point. */
const frame = { width: 288, height: 288 }
const widths = { imageSizes: [96, 192], deviceSizes: [288] }

/** The people behind the business, in rows that look right with one or with many, with portraits or without. */
export function People({ people }: { people: Person[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {people.map(({ id, name, role, photo }) => (
        <li key={id} className="flex items-center gap-5">
          {photo ? (
            <PhotoImage
              photo={photo}
              frame={frame}
              widths={widths}
              sizes="6rem"
              className="size-24 shrink-0 rounded-full object-cover"
            />
          ) : (
            <span
              aria-hidden="true"
              className="grid size-24 shrink-0 place-items-center rounded-full bg-brand-tint font-display text-h2 font-bold text-brand-text"
            >
              {initials(name)}
            </span>
          )}
          <div>
            <h3>{name}</h3>
            <p className="mt-1 text-ink-soft">{role}</p>
            {photo?.credit && <p className="mt-1 text-small text-ink-soft">{photo.credit}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The first letters of the first and of the last name. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word === undefined ? '' : (word.match(/\p{L}/u)?.[0] ?? '')))
    .join('')
}
