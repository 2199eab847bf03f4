import { z } from 'zod'
import { httpError } from '../errors.ts'
import { parse } from '../parse.ts'
import type { MetadataPart } from './image-metadata.ts'

/** Metadata of an upload that names none, as with hosted Sanity. */
const defaultParts: MetadataPart[] = ['blurhash', 'lqip', 'palette']

/** `none` stands for no metadata; the client sends it for an empty list. */
const metadataPart = z.enum(['blurhash', 'thumbhash', 'lqip', 'palette', 'exif', 'image', 'location', 'none'])

const text = z.string().max(4000).optional()

const uploadQuery = z.object({
  filename: z.string().max(255).optional(),
  label: text,
  title: text,
  description: text,
  creditLine: text,
  sourceId: text,
  sourceName: text,
  sourceUrl: text,
})

/** Options of an upload; `parts` is the metadata to extract. */
export type UploadOptions = {
  originalFilename?: string | undefined
  /** Fields that go into the document as they are. */
  fields: Record<string, unknown>
  parts: MetadataPart[]
}

/** Reads the query of an upload call. @throws LakeError 400 */
export function parseUploadOptions(query: URLSearchParams): UploadOptions {
  const { filename, sourceId, sourceName, sourceUrl, ...fields } = parse(
    uploadQuery,
    Object.fromEntries(query),
    ({ path, message }) => httpError(400, `Invalid parameter "${path}": ${message}`),
  )
  const source = { id: sourceId, name: sourceName, url: sourceUrl }
  const named = query.getAll('meta').flatMap((value) => value.split(','))
  const wanted = parse(z.array(metadataPart).max(20), named, () =>
    httpError(400, `Invalid parameter "meta": it must be some of ${metadataPart.options.join(', ')}`),
  )
  return {
    originalFilename: filename,
    fields: {
      ...withoutUndefined(fields),
      ...(sourceId && { source: { _type: 'sanity.assetSourceData', ...withoutUndefined(source) } }),
    },
    parts: named.length === 0 ? defaultParts : wanted.filter((part) => part !== 'none'),
  }
}

function withoutUndefined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}
