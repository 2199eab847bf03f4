import { completeRegistration, type Registration } from '../../schemas/rules/company-details.ts'
import type { SiteSettingsQueryResult } from './sanity.types.ts'

type Stored = NonNullable<SiteSettingsQueryResult>['company']

/** Who is behind the site, as far as the editors have said so. */
export type Company = {
  /** Null until all of it is given. */
  registration: (Registration & { registeredIn: string | null }) | null
  vatNumber: string | null
  icoNumber: string | null
  memberships: { name: string; url: string | null }[]
}

/** The company, each part of which visitors see once it is complete. */
export function company(stored: Stored): Company {
  const registration = completeRegistration(stored)
  return {
    registration: registration && { ...registration, registeredIn: registeredIn(registration.companyNumber) },
    vatNumber: (!stored?.isWithoutVat && stored?.vatNumber) || null,
    icoNumber: stored?.icoNumber ?? null,
    memberships: (stored?.memberships ?? []).flatMap(({ name, url }) =>
      name ? [{ name, url: url ?? null }] : [],
    ),
  }
}

/** The register that a company number belongs to; null for one that does not say so. */
function registeredIn(companyNumber: string | null): string | null {
  if (companyNumber === null) return null
  if (/^(?:\d|OC)/.test(companyNumber)) return 'England and Wales'
  if (/^(?:SC|SO)/.test(companyNumber)) return 'Scotland'
  return /^(?:NI|NC|R0)/.test(companyNumber) ? 'Northern Ireland' : null
}
