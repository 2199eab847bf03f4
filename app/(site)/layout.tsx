import type { Metadata, Viewport } from 'next'
import { type ReactNode, Suspense, ViewTransition } from 'react'
import { fontVariables } from '@/app/fonts'
import '@/app/styles/site.css'
import { DraftToolsOnDemand } from '@/components/editing/draft-tools-on-demand'
import { QuickBar } from '@/components/layout/quick-bar'
import { NoticeBars } from '@/components/sections/notice-bars'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { isDraftMode } from '@/lib/content/draft-mode'
import { getFreePageLinks } from '@/lib/content/free-pages'
import { menuEntries } from '@/lib/content/menu'
import { getNotices } from '@/lib/content/notices'
import { getSiteSettings } from '@/lib/content/settings'
import { getTowns } from '@/lib/content/towns'
import { getEnv } from '@/lib/env/env'
import { withPlace } from '@/lib/shared/place-pattern'

export async function generateMetadata(): Promise<Metadata> {
  const settings = await getSiteSettings()
  return {
    metadataBase: new URL(getEnv().public.siteUrl),
    title: { template: `%s | ${settings.brandName}`, default: settings.brandName },
    openGraph: { siteName: settings.brandName },
    // Phone numbers are links already; registrations must not become links.
    formatDetection: { telephone: false },
    // Without an editor's, those beside this file.
    ...(settings.icon && { icons: { icon: settings.icon.tab, apple: settings.icon.touch } }),
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#15221c' },
  ],
}

/** The layout of every public page: skip link, header, the page itself, footer. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [settings, towns, notices, pages] = await Promise.all([
    getSiteSettings(),
    getTowns(),
    getNotices(),
    getFreePageLinks(),
  ])
  const draftMode = await isDraftMode()
  const { words } = settings
  return (
    <html lang="en-GB" className={fontVariables}>
      <body>
        <a href="#main" className="skip-link">
          Skip to main content
        </a>
        {draftMode && (
          <Suspense>
            <DraftToolsOnDemand />
          </Suspense>
        )}
        <SiteHeader
          name={settings.brandName}
          badge={settings.badge}
          logo={settings.logo}
          phone={settings.phone}
          menuTowns={settings.featuredTowns}
          menu={menuEntries(settings.menu, words.menu, pages)}
          townLink={(name) => withPlace(words.menu.townLink, name)}
          words={words.menu}
        />
        {/* Only for a link that is followed: on the way back, the browser has a transition of its own. */}
        <ViewTransition default="none" update={{ page: 'page', default: 'none' }}>
          <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
            <NoticeBars notices={notices} />
            {children}
          </main>
        </ViewTransition>
        <SiteFooter
          name={settings.brandName}
          description={settings.footerText}
          phone={settings.phone}
          phoneLabel={settings.phoneLabel}
          email={settings.email}
          towns={towns}
          townLink={(name) => withPlace(words.footer.townLink, name)}
          words={words}
          quickLinks={settings.quickLinks}
          pages={pages.filter(({ isInFooter }) => isInFooter)}
          socialLinks={settings.socialLinks}
          company={settings.company}
          companyDetails={settings.companyDetails}
        />
        <QuickBar phone={settings.phone} words={words.buttons} />
        {/* What the first view of a page without more than a hero waits for. */}
        <span id="page-end" hidden />
      </body>
    </html>
  )
}
