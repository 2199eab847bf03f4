import type { Company } from '@/lib/content/company'

/** Who is behind the site, in the small print: nothing before the editors have filled it in. */
export function CompanyStatement({
  company: { registration, vatNumber, icoNumber, memberships },
  brandName,
}: {
  company: Company
  brandName: string
}) {
  const sentences = [
    registration && `${legalName(registration, brandName)}${register(registration)}.`,
    registration &&
      `${registration.companyNumber === null ? 'Address' : 'Registered office'}: ${registration.address}.`,
    vatNumber && `VAT number ${vatNumber}.`,
    icoNumber && `Registered with the Information Commissioner under ${icoNumber}.`,
  ].filter(Boolean)
  if (sentences.length === 0 && memberships.length === 0) return null
  return (
    <div className="max-w-[44rem] py-2">
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
      {memberships.length > 0 && (
        <p>
          Member of{' '}
          {memberships.map(({ name, url }, index) => (
            <span key={name}>
              {index > 0 && (index === memberships.length - 1 ? ' and ' : ', ')}
              {url ? (
                <a href={url} rel="noopener" className="underline">
                  {name}
                </a>
              ) : (
                name
              )}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

type Registration = NonNullable<Company['registration']>

function legalName({ legalName: name }: Registration, brandName: string): string {
  return name === brandName ? name : `${brandName} is a trading name of ${name}`
}

function register({ companyNumber, registeredIn }: Registration): string {
  if (companyNumber === null) return ''
  return registeredIn === null
    ? `, company number ${companyNumber}`
    : `, registered in ${registeredIn} under number ${companyNumber}`
}
