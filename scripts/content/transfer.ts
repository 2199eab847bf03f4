import { createReadStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'

type Log = (line: string) => void

/** What an import does with documents that exist already. */
export type Existing = 'refuse' | 'keep' | 'replace'

/**
 * Exports a dataset with its images and files into a `.tar.gz` that Sanity's own tools can read. The file appears when it
 * is complete.
 */
export async function exportContent(
  client: SanityClient,
  file: string,
  log: Log,
): Promise<{ documents: number; assets: number }> {
  const { dataset } = client.config()
  if (dataset === undefined) throw new Error('The client has no dataset')
  const partial = `${file}.partial`
  try {
    const result = await exportDataset({
      client,
      dataset,
      outputPath: partial,
      // One consistent state; a dataset of this size needs no pagination.
      mode: 'stream',
      onProgress: ({ step, current, total, update }) => {
        if (!update) log(`${step}${current === undefined ? '' : ` (${current}/${total ?? '?'})`}`)
      },
    })
    await rename(partial, file)
    return { documents: result.documentCount, assets: result.assetCount }
  } finally {
    await rm(partial, { force: true })
  }
}

const operations = { refuse: 'create', keep: 'createIfNotExists', replace: 'createOrReplace' } as const

/** Imports an export into a dataset: images and files first, then documents, then their references. */
export async function importContent(
  client: SanityClient,
  file: string,
  existing: Existing,
  log: Log,
): Promise<{ documents: number; warnings: string[] }> {
  const { numDocs, warnings } = await sanityImport(createReadStream(file), {
    client,
    operation: operations[existing],
    releasesOperation: existing === 'replace' ? 'replace' : existing === 'keep' ? 'ignore' : 'fail',
    onProgress: ({ step, update }) => {
      if (!update) log(step)
    },
  })
  return { documents: numDocs, warnings: warnings.map(({ message }) => message) }
}
