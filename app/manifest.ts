import type { MetadataRoute } from 'next'
import { getSiteSettings } from '@/lib/content/settings'

/** The web app manifest: the name and the icons on a phone's home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { brandName, description, icon } = await getSiteSettings()
  return {
    name: brandName,
    short_name: brandName.split(' ').slice(0, 2).join(' '),
    description,
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#f6f8f4',
    theme_color: '#00422f',
    icons: icon
      ? [
          { src: icon.app, sizes: '192x192' },
          { src: icon.large, sizes: '512x512' },
        ]
      : [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
  }
}
