import { PageLink } from '@/components/ui/page-link'
import { ArrowIcon } from '@/components/ui/icons'

/** Town links drawn as direction signs: green ground, white rule, an arrow that points the way. */
export function TownGrid({ towns }: { towns: { name: string; path: string }[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-5">
      {towns.map((town) => (
        <li key={town.path} className="flex">
          <PageLink
            href={town.path}
            className="group band flex min-h-16 w-full items-center justify-between gap-3 rounded-md border-2 border-white px-4 py-3 font-display text-[1.125rem] leading-tight font-semibold outline-offset-4 ring-1 ring-line transition-colors hover:bg-brand-hover focus-visible:outline-brand-text dark:border-on-band-soft dark:ring-0"
          >
            {town.name}
            <ArrowIcon className="size-5 transition-transform max-sm:hidden group-hover:translate-x-1" />
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
