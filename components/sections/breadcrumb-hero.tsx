import type { ComponentProps } from 'react'
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'
import { breadcrumbList } from '@/lib/seo/breadcrumb-list'
import { PageHero } from './page-hero'

/** The top of a page with the path to it, for visitors and for search engines. */
export function BreadcrumbHero({
  above,
  current,
  siteUrl,
  isHidden = false,
  ...hero
}: Omit<ComponentProps<typeof PageHero>, 'breadcrumbs' | 'fills'> & {
  /** The pages above this one, from the home page down. */
  above: Crumb[]
  current: Crumb
  siteUrl: string
  /** True for a page that search engines are asked to leave out. */
  isHidden?: boolean
}) {
  return (
    <>
      {!isHidden && <JsonLd data={breadcrumbList(above, current, siteUrl)} />}
      <PageHero {...hero} breadcrumbs={<Breadcrumbs above={above} current={current.name} />} />
    </>
  )
}
