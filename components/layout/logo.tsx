import { PageLink } from '@/components/ui/page-link'
import { NumberPlate } from '@/components/ui/number-plate'

/** The name of the business beside its letters on a small plate. */
export function Logo({ name, badge, className = '' }: { name: string; badge: string; className?: string }) {
  return (
    <PageLink
      href="/"
      className={`inline-flex min-h-11 items-center gap-3 font-display text-[1.1875rem] leading-[1.05] font-bold tracking-tight ${className}`}
    >
      <span aria-hidden="true" className="text-[1.0625rem]">
        <NumberPlate registration={badge} size="inline" className="px-[0.4em]" />
      </span>
      <span className="max-w-[9.5em] xl:max-w-none">{name}</span>
    </PageLink>
  )
}
