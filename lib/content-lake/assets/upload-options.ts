import { z } from 'zod'
import { httpError } from '../errors.ts'
import type { MetadataPart } from './image-metadata.ts'

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

/** What an uploader may say about an asset; `parts` is the metadata to work out. */
export interface UploadOptions {
  originalFilename?: string | undefined
  /** Fields that go into the document as they are. */
  fields: Record<string, unknown>
  parts: MetadataPart[]
}

/** Reads the query of an upload call. @throws LakeError 400 */
export function parseUploadOptions(query: URLSearchParams): UploadOptions {
  const parsed = uploadQuery.safeParse(Object.fromEntries(query))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw httpError(400, `Invalid parameter "${issue?.path.join('.')}": ${issue?.message}`)
  }
  const { filename, sourceId, sourceName, sourceUrl, ...fields } = parsed.data
  const source = { id: sourceId, name: sourceName, url: sourceUrl }
  const wanted = query.getAll('meta').flatMap((value) => value.split(','))
  return {
    originalFilename: filename,
    fields: {
      ...withoutUndefined(fields),
      ...(sourceId && { source: { _type: 'sanity.assetSourceData', ...withoutUndefined(source) } }),
    },
    parts: (['lqip', 'palette'] as const).filter((part) => wanted.length === 0 || wanted.includes(part)),
  }
}

function withoutUndefined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}
