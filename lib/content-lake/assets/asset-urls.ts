import type { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from '../types.ts'

const assetTypes: ReadonlySet<string> = new Set(['sanity.imageAsset', 'sanity.fileAsset'])

/**
 * Gives the documents of all assets the address under which the lake is reached now: theirs is from the day of the upload.
 * Their revision stays, because nothing that an editor wrote changes.
 */
export function updateAssetUrls(db: DatabaseSync, publicUrl: string): void {
  db.prepare(
    `UPDATE document SET body = json_set(body, '$.url', ? || '/' || json_extract(body, '$.path'))
      WHERE (id GLOB 'image-*' OR id GLOB 'file-*') AND json_extract(body, '$._type') IN ('sanity.imageAsset', 'sanity.fileAsset')
        AND json_type(body, '$.path') = 'text'
        AND json_extract(body, '$.url') IS NOT ? || '/' || json_extract(body, '$.path')`,
  ).run(publicUrl, publicUrl)
}

/** The document, with the address of its file at this server when it is an asset's. */
export function withUrlAt(base: string, document: LakeDocument): LakeDocument {
  if (!assetTypes.has(document._type) || typeof document.path !== 'string') return document
  return { ...document, url: `${base}/${document.path}` }
}
