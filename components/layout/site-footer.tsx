import { MailIcon, PhoneIcon } from '@/components/ui/icons'
import { LondonYear } from '@/components/ui/london-year'
import { LinkItems, type TextLink } from '@/components/ui/page-link'
import { PhoneLink } from '@/components/ui/phone-link'
import type { Company } from '@/lib/content/company'
import type { SiteSettings } from '@/lib/content/settings'
import { CompanyStatement } from './company-statement'
import { londonYear } from '@/lib/shared/london-year'

type Words = Pick<SiteSettings['words'], 'menu' | 'footer'>

/** The links to the site's own pages. */
function usualLinks({ menu, footer }: Words): TextLink[] {
  return [
    ['/', menu.home],
    ['/about', menu.about],
    ['/get-a-quote', menu.quote],
    ['/sell-car-guide', menu.guide],
    ['/faq', menu.faq],
    ['/contact', menu.contact],
    ['/privacy-policy', footer.privacy],
    ['/terms', footer.terms],
  ]
}

/** The foot of every page: the business, its contact details, links to every page and town. */
export function SiteFooter({
  name,
  description,
  phone,
  phoneLabel,
  email,
  towns,
  townLink,
  words,
  quickLinks,
  pages,
  socialLinks,
  company,
  companyDetails,
}: {
  name: string
  description: string
  phone: string
  phoneLabel: string | null
  email: string
  towns: { name: string; path: string }[]
  /** The words of the link to the town with this name. */
  townLink: (name: string) => string
  words: Words
  /** An editor's links, in place of those to the site's own pages. */
  quickLinks: SiteSettings['quickLinks']
  /** The editors' own pages. */
  pages: { name: string; path: string }[]
  socialLinks: { label: string; url: string }[]
  company: Company
  companyDetails: string | null
}) {
  return (
    <footer className="site-footer">
      <div className="container grid gap-10 py-14 md:grid-cols-2 lg:grid-cols-[1fr_1.03fr_1.97fr]">
        <div className="max-w-[26rem]">
          <p className="font-display text-h3 font-bold">{name}</p>
          <p className="mt-3 text-on-band-soft">{description}</p>
          <ul className="mt-5">
            <li>
              <PhoneLink
                phone={phone}
                className="inline-flex min-h-11 items-center gap-3 underline-offset-4 hover:underline"
              >
                <PhoneIcon />
                {`${phoneLabel} ${phone}`}
              </PhoneLink>
            </li>
            <li>
              <a
                href={`mailto:${email}`}
                className="inline-flex min-h-11 items-center gap-3 wrap-anywhere underline-offset-4 hover:underline"
              >
                <MailIcon />
                {email}
              </a>
            </li>
          </ul>
          {socialLinks.length > 0 && (
            <ul className="mt-3 flex flex-wrap gap-x-5">
              {socialLinks.map((social) => (
                <li key={social.url}>
                  <a href={social.url} rel="noopener" className="footer-link text-on-band-soft underline">
                    {social.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <FooterNav
          id="footer-quick-links"
          heading={words.footer.quickLinks}
          links={[
            ...(quickLinks.length > 0
              ? quickLinks.map(({ href, label }): TextLink => [href, label])
              : usualLinks(words)),
            ...pages.map(({ name, path }): TextLink => [path, name]),
          ]}
          listClassName="columns-[2_7rem]"
        />
        <FooterNav
          id="footer-areas"
          heading={words.footer.areas}
          links={towns.map(({ name, path }): TextLink => [path, townLink(name)])}
          className="md:max-lg:col-span-2"
          listClassName="sm:columns-2"
        />
      </div>
      <div className="border-t border-band-line/50">
        <div className="container flex flex-wrap justify-between gap-x-6 py-4 text-small text-on-band-soft">
          <p className="py-2">
            © <LondonYear rendered={londonYear()} />
            {` ${name}`}
          </p>
          <CompanyStatement company={company} brandName={name} />
          {companyDetails && <p className="py-2">{companyDetails}</p>}
        </div>
      </div>
    </footer>
  )
}

function FooterNav({
  id,
  heading,
  links,
  className = '',
  listClassName,
}: {
  id: string
  heading: string
  links: TextLink[]
  className?: string
  listClassName: string
}) {
  return (
    <nav aria-labelledby={id} className={`print:hidden ${className}`}>
      <h2 id={id} className="text-h3">
        {heading}
      </h2>
      <ul className={`mt-3 gap-4 text-on-band-soft ${listClassName}`}>
        <LinkItems links={links} className="break-inside-avoid" linkClassName="footer-link" />
      </ul>
    </nav>
  )
}
