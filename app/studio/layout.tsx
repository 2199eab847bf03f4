import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'

export const metadata: Metadata = {
  title: 'Content Studio',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' }

/** A document of its own, so that the site and the Studio share no styles and no scripts. */
export default function StudioLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body style={{ margin: 0 }}>
        <noscript>The Studio needs JavaScript. Please turn it on and load this page again.</noscript>
        {children}
      </body>
    </html>
  )
}
