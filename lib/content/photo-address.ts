import { createHmac, timingSafeEqual } from 'node:crypto'
import { createImageUrlBuilder } from '@sanity/image-url'
import { getEnv } from '../env/env.ts'
import type { Photo } from './photos.ts'

/*
 * Where browsers get photographs from. With hosted Sanity: from its image host. The embedded Content Lake is not open to
 * visitors, so its pictures have an address on this site, which hands them on. Each such address is signed: the lake
 * makes the few copies that pages ask for, and nobody can have it make more.
 */

/** The address of a photograph in this size, cut out around what the editor marked as important; never enlarged. */
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

/** What the Content Lake is to be asked for when a browser asks for this address; undefined when we never gave it out. */
export function lakePhotoUrl(requested: string): URL | undefined {
  const { sanityToken, public: settings } = getEnv()
  const { apiHost } = settings.sanity
  // What is signed with nothing could be signed by anybody.
  if (apiHost === undefined || sanityToken === undefined) return undefined
  const { pathname, searchParams } = new URL(requested)
  const given = Buffer.from(searchParams.get('s') ?? '')
  searchParams.delete('s')
  const url = new URL(`${pathname}?${searchParams.toString()}`, apiHost)
  const expected = Buffer.from(signatureOf(url))
  return given.length === expected.length && timingSafeEqual(given, expected) ? url : undefined
}

/** Made with the content token, so that pages built before a restart still hold. Twelve bytes are beyond guessing. */
function signatureOf({ pathname, searchParams }: URL): string {
  return createHmac('sha256', getEnv().sanityToken ?? '')
    .update(`photo:${pathname}?${searchParams.toString()}`)
    .digest('base64url')
    .slice(0, 16)
}
