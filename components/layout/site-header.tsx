import { ButtonLink } from '@/components/ui/button-link'
import { ChevronIcon, CloseIcon, MenuIcon, PhoneIcon } from '@/components/ui/icons'
import { LinkItems, PageLink, type TextLink } from '@/components/ui/page-link'
import { PhoneLink } from '@/components/ui/phone-link'
import type { MenuEntry } from '@/lib/content/menu'
import type { SiteSettings } from '@/lib/content/settings'
import { Logo } from './logo'
import { PopoverMenu } from './popover-menu'

type Words = SiteSettings['words']['menu']
type NamedPath = { name: string; path: string }

/** The top of every page: name, menu, phone and the link to a quote. */
export function SiteHeader({
  name,
  badge,
  logo,
  phone,
  menuTowns,
  menu,
  townLink,
  words,
}: {
  name: string
  badge: string
  logo: SiteSettings['logo']
  phone: string
  menuTowns: NamedPath[]
  menu: MenuEntry[]
  /** The words of the link to the town with this name. */
  townLink: (name: string) => string
  words: Words
}) {
  // One list for both menus, which the page's data then holds once.
  const townLinks = menuTowns.map((town): TextLink => [town.path, townLink(town.name)])
  const inBar = (entry: MenuEntry) =>
    entry.path === null ? (
      <PopoverMenu
        key="towns"
        button={
          <>
            {entry.name}
            <ChevronIcon className="size-4" />
          </>
        }
        buttonClassName="bar-link cursor-pointer"
        panelClassName="popover-below card w-72 p-2 [box-shadow:var(--shadow-raised)]!"
      >
        <SellYourCarLinks townLinks={townLinks} guide={words.guide} />
      </PopoverMenu>
    ) : (
      <PageLink key={entry.path} href={entry.path} className="bar-link">
        {entry.name}
      </PageLink>
    )
  return (
    <header className="relative z-20 border-b border-line bg-surface lg:sticky lg:top-0 print:static">
      <div className="container flex min-h-16 items-center gap-x-2 py-2 lg:min-h-20">
        <Logo name={name} badge={badge} logo={logo} className="mr-auto" />

        <nav aria-label="Main" className="hidden items-center lg:flex print:hidden">
          {menu.map(inBar)}
        </nav>

        <PhoneLink
          phone={phone}
          className="inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-display font-semibold text-brand-text hover:bg-brand-tint max-sm:hidden xl:ml-2 xl:px-3"
        >
          <PhoneIcon />
          <span className="whitespace-nowrap">{phone}</span>
        </PhoneLink>
        <PhoneLink
          phone={phone}
          className="inline-flex size-11 items-center justify-center rounded-md text-brand-text hover:bg-brand-tint sm:hidden"
        >
          <PhoneIcon className="size-6" />
          <span className="sr-only">{`Call ${phone}`}</span>
        </PhoneLink>
        <ButtonLink href="/get-a-quote" className="min-h-11! whitespace-nowrap max-lg:hidden">
          {words.quote}
        </ButtonLink>

        <div className="lg:hidden print:hidden">
          <PopoverMenu
            button={<MenuIcon className="size-6" />}
            label="Menu"
            close={{ label: 'Close menu', icon: <CloseIcon className="size-6" /> }}
            buttonClassName="inline-flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-brand-tint"
            panelClassName="popover-fullscreen bg-surface text-ink"
          >
            <MobileMenu
              name={name}
              badge={badge}
              logo={logo}
              phone={phone}
              townLinks={townLinks}
              menu={menu}
              words={words}
            />
          </PopoverMenu>
        </div>
      </div>
    </header>
  )
}

function SellYourCarLinks({ townLinks, guide }: { townLinks: TextLink[]; guide: string }) {
  return (
    <ul>
      <LinkItems links={townLinks} linkClassName="menu-link" />
      <li className="mt-1 border-t border-line pt-1">
        <PageLink href="/sell-car-guide" className="menu-link">
          {guide}
        </PageLink>
      </li>
    </ul>
  )
}

function MobileMenu({
  name,
  badge,
  logo,
  phone,
  townLinks,
  menu,
  words,
}: {
  name: string
  badge: string
  logo: SiteSettings['logo']
  phone: string
  townLinks: TextLink[]
  menu: MenuEntry[]
  words: Words
}) {
  const inList = (entry: MenuEntry) => (
    <li key={entry.path}>
      {entry.path === null ? (
        <details className="group">
          <summary className="menu-link cursor-pointer list-none justify-between">
            {entry.name}
            <ChevronIcon className="size-5 group-open:rotate-180" />
          </summary>
          <div className="ml-3 border-l-2 border-line pl-2 text-body">
            <SellYourCarLinks townLinks={townLinks} guide={words.guide} />
          </div>
        </details>
      ) : (
        <PageLink href={entry.path} className="menu-link">
          {entry.name}
        </PageLink>
      )}
    </li>
  )
  return (
    <div className="container pb-10">
      <div className="flex min-h-16 items-center py-2">
        <Logo name={name} badge={badge} logo={logo} />
      </div>
      <nav aria-label="Mobile" className="mt-2 text-lead">
        <ul>{menu.map(inList)}</ul>
      </nav>
      <div className="mt-6 grid gap-3">
        <ButtonLink href="/get-a-quote">{words.quote}</ButtonLink>
        <PhoneLink
          phone={phone}
          className="inline-flex min-h-12 items-center justify-center gap-2.5 rounded-md border-2 border-brand-text font-display font-semibold text-brand-text"
        >
          <PhoneIcon />
          <span className="whitespace-nowrap">{phone}</span>
        </PhoneLink>
      </div>
    </div>
  )
}
