import type { Metadata } from 'next'
import { getEnv } from '../env/env.ts'
import { absoluteUrl } from './absolute-url.ts'
import { socialImageSize, socialImagePath } from './social-image.ts'

/** The metadata of a page: title, description, image and canonical URL. */
export function pageMetadata(page: {
  title: string
  description: string
  /** The page's heading. */
  name: string
  /** Starts with a slash. */
  path: string
  /** The main page about the same place, when it is another one. */
  canonicalPath?: string | null
  /** True to keep the page out of search results; links on it are still followed. */
  isHidden?: boolean
  /** The URL of an editor's picture for shared links, in place of the drawn one. */
  imageUrl?: string
  brandName: string
}): Metadata {
  const { siteUrl } = getEnv().public
  const { title, description, isHidden = false } = page
  // A page that is to be left out must not name another one as the same: that one might be left out with it.
  const url = absoluteUrl((isHidden ? null : page.canonicalPath) ?? page.path, siteUrl)
  const image = {
    url: absoluteUrl(page.imageUrl ?? socialImagePath(page.path), siteUrl),
    alt: `${page.name}: ${page.brandName}`,
  }
  return {
    // Absolute: the layout's title template does not apply to the page in its own segment, the home page.
    title: { absolute: withBrand(title, page.brandName) },
    description,
    ...(isHidden && { robots: { index: false } }),
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      locale: 'en_GB',
      siteName: page.brandName,
      title,
      description,
      url,
      images: [{ ...image, ...socialImageSize, ...(page.imageUrl === undefined && { type: 'image/png' }) }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}

/** Search results cut longer titles off. */
const maxTitleLength = 60

function withBrand(title: string, brandName: string): string {
  const whole = `${title} | ${brandName}`
  return whole.length > maxTitleLength ? title : whole
}
