import type { Metadata } from 'next'
import { getEnv } from '../env.ts'

/** The head of a page: its own title and description, and an absolute address of itself. */
export function pageMetadata(page: {
  title: string
  description: string
  /** Starts with a slash. */
  path: string
  /** Where search engines should look instead, when another page is the main one about the same place. */
  canonicalPath?: string | null
}): Metadata {
  const { siteUrl } = getEnv().public
  return {
    title: page.title,
    description: page.description,
    alternates: { canonical: absoluteUrl(page.canonicalPath ?? page.path, siteUrl) },
    openGraph: {
      type: 'website',
      locale: 'en_GB',
      title: page.title,
      description: page.description,
      url: absoluteUrl(page.path, siteUrl),
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** The full address of a path of this site; the home page keeps its slash. */
export function absoluteUrl(path: string, siteUrl: string): string {
  return new URL(path, `${siteUrl}/`).href
}
