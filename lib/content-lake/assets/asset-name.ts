import { getExtension, getMimeType } from 'hono/utils/mime'

export type AssetKind = 'image' | 'file'

/** What the address of an asset names. */
export type AssetName = {
  kind: AssetKind
  sha1: string
  /** Images only: `<width>x<height>`. */
  dimensions?: string
  extension: string
}

const image = /^([0-9a-f]{40})-(\d{1,6}x\d{1,6})\.([a-z0-9]{1,10})$/
const file = /^([0-9a-f]{40})\.([a-z0-9]{1,10})$/

/** Reads the last part of an asset's address. Undefined for any other text, such as a path. */
export function parseAssetName(kind: AssetKind, name: string): AssetName | undefined {
  if (kind === 'image') {
    const [, sha1, dimensions, extension] = image.exec(name) ?? []
    return sha1 && dimensions && extension ? { kind, sha1, dimensions, extension } : undefined
  }
  const [, sha1, extension] = file.exec(name) ?? []
  return sha1 && extension ? { kind, sha1, extension } : undefined
}

export function fileNameOf({ sha1, dimensions, extension }: AssetName): string {
  return dimensions ? `${sha1}-${dimensions}.${extension}` : `${sha1}.${extension}`
}

export function documentIdOf({ kind, sha1, dimensions, extension }: AssetName): string {
  return [kind, sha1, dimensions, extension].filter(Boolean).join('-')
}

/**
 * Extension and type of a file that is not an image: from its name, else from the stated type. Either may be wrong,
 * which does no harm: response headers keep browsers from sniffing the type and from running scripts.
 */
export function fileTypeOf(filename: string | undefined, contentType: string | undefined) {
  const named = /\.([a-z0-9]{1,10})$/i.exec(filename ?? '')?.[1]?.toLowerCase()
  const stated = contentType?.split(';')[0]?.trim().toLowerCase()
  const extension = named ?? (stated && getExtension(stated)) ?? 'bin'
  return { extension, mimeType: getMimeType(`file.${extension}`) ?? 'application/octet-stream' }
}

/** The header to serve an asset with. It follows from the address alone, since an asset's document can be edited. */
export function contentTypeOf({ extension }: AssetName): string {
  // It was checked as UTF-8 when it was uploaded, so it must be read as UTF-8.
  if (extension === 'svg') return 'image/svg+xml; charset=utf-8'
  return getMimeType(`file.${extension}`) ?? 'application/octet-stream'
}
