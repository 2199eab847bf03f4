import { PageLink } from '@/components/ui/page-link'
import { NumberPlate } from '@/components/ui/number-plate'
import type { SiteSettings } from '@/lib/content/settings'

/** The name of the business beside its letters on a small plate, or beside an editor's logo, which may have the name in it. */
export function Logo({
  name,
  badge,
  logo,
  className = '',
}: {
  name: string
  badge: string
  logo: SiteSettings['logo']
  className?: string
}) {
  return (
    <PageLink href="/" className={`logo ${className}`}>
      {logo ? (
        // oxlint-disable-next-line nextjs/no-img-element -- in two sizes, without the script of next/image
        <img
          src={logo.src}
          srcSet={logo.srcSet}
          width={logo.width}
          height={logo.height}
          alt={logo.hasName ? name : ''}
        />
      ) : (
        <span aria-hidden="true">
          <NumberPlate registration={badge} size="inline" className="px-[0.4em]" />
        </span>
      )}
      {!logo?.hasName && <span>{name}</span>}
    </PageLink>
  )
}
