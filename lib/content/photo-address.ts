import { createHmac, timingSafeEqual } from 'node:crypto'
import { createImageUrlBuilder } from '@sanity/image-url'
import { getEnv } from '../env/env.ts'
import type { Photo } from './photos.ts'

/*
 * The URLs of photographs. Hosted Sanity has an image host. The embedded Content Lake is not open to visitors, so this site
 * serves its images. Their URLs are signed, so that the lake scales images only to the sizes that pages use.
 */

/** The URL of a photograph in this size, cropped around the editor's hotspot; never enlarged. */
export function photoUrl(
  { source }: Photo,
  size: { width: number; height: number; quality: number },
): string {
  const { embedded, public: settings } = getEnv()
  const { projectId, dataset } = settings.sanity
  const url = createImageUrlBuilder({ projectId, dataset, ...(embedded && { baseUrl: '/' }) })
    .image(source)
    .size(size.width, size.height)
    .quality(size.quality)
    .fit('max')
    .auto('format')
    .url()
  return embedded ? `${url}&s=${signatureOf(new URL(url, settings.siteUrl))}` : url
}

/** The URL in the Content Lake for a URL of `photoUrl` that a browser requests; undefined without a valid signature. */
export function lakePhotoUrl(requested: string): URL | undefined {
  const { sanityToken, content } = getEnv()
  const { apiHost } = content
  // Without a secret, anyone could sign.
  if (apiHost === undefined || sanityToken === undefined) return undefined
  const { pathname, searchParams } = new URL(requested)
  const given = Buffer.from(searchParams.get('s') ?? '')
  searchParams.delete('s')
  const url = new URL(`${pathname}?${searchParams.toString()}`, apiHost)
  const expected = Buffer.from(signatureOf(url))
  return given.length === expected.length && timingSafeEqual(given, expected) ? url : undefined
}

/** Made with the content token, so that it stays valid after a restart. Twelve bytes cannot be guessed. */
function signatureOf({ pathname, searchParams }: URL): string {
  return createHmac('sha256', getEnv().sanityToken ?? '')
    .update(`photo:${pathname}?${searchParams.toString()}`)
    .digest('base64url')
    .slice(0, 16)
}
