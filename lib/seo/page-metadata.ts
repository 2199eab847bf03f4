import type { Metadata } from 'next'
import { getEnv } from '../env/env.ts'
import { absoluteUrl } from './absolute-url.ts'
import { socialImage, socialImagePath } from './social-image.ts'

/** The head of a page: its own title, description and picture, and the absolute address of itself. */
export function pageMetadata(page: {
  title: string
  description: string
  /** As the page's heading has it. */
  name: string
  /** Starts with a slash. */
  path: string
  /** Where search engines should look instead, when another page is the main one about the same place. */
  canonicalPath?: string | null
  brandName: string
}): Metadata {
  const { siteUrl } = getEnv().public
  const { title, description } = page
  const url = absoluteUrl(page.canonicalPath ?? page.path, siteUrl)
  const image = {
    url: absoluteUrl(socialImagePath(page.path), siteUrl),
    alt: `${page.name}: ${page.brandName}`,
  }
  return {
    // In full: the layout's pattern for titles does not reach the page right below it, which is the home page.
    title: { absolute: `${title} | ${page.brandName}` },
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      locale: 'en_GB',
      siteName: page.brandName,
      title,
      description,
      url,
      images: [{ ...image, ...socialImage, type: 'image/png' }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}
