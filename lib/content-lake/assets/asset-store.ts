import { randomBytes } from 'node:crypto'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, httpError } from '../errors.ts'
import type { Caller } from '../fair-queue.ts'
import type { Dataset } from '../store/dataset.ts'
import type { LakeConfig, LakeDocument } from '../types.ts'
import { type AssetKind, type AssetName, documentIdOf, fileNameOf, fileTypeOf } from './asset-name.ts'
import { createFairPool } from './fair-pool.ts'
import { createImageEngine } from './image-engine.ts'
import { receive, type ReceivedFile } from './receive.ts'
import { createRenderer, type Renderer } from './renderer.ts'
import { maxSvgBytes, svgProblem } from './svg.ts'
import type { UploadOptions } from './upload-options.ts'

type Upload = {
  dataset: Dataset
  kind: AssetKind
  body: AsyncIterable<Uint8Array>
  contentType?: string | undefined
  /** Id of the uploader, whose permission has been checked. */
  author: string
  /** Callers take turns when images are inspected. */
  caller: Caller
  /** Called once the whole file has arrived, which may take minutes. @throws LakeError when the uploader has lost the permission */
  confirm?: () => void
} & UploadOptions

/** Files of assets, one folder per dataset, each named after its content. */
export type AssetStore = {
  /**
   * Stores a file, then its document: a document never names a missing file. A file that was uploaded before is not
   * stored again; its document is returned as it is now.
   * @throws LakeError 400 (not an image, an unsafe one, or one that takes too much), 413 (too large), 503 (too many)
   */
  upload(upload: Upload): Promise<LakeDocument>
  /** Path and size of an asset's file, or undefined when the disk has none. */
  find(dataset: string, name: AssetName): Promise<{ path: string; size: number } | undefined>
  /** Resized and converted copies of images. */
  readonly renderer: Renderer
  /** Deletes all files of a dataset, once the dataset itself is gone. */
  removeDataset(dataset: string): Promise<void>
}

type Config = Pick<LakeConfig, 'dataDir' | 'projectId' | 'publicUrl'> & {
  limits: Pick<LakeConfig['limits'], 'assetBytes' | 'imageMs'>
}

const queueLimits = { each: 100, all: 200 }
/** One caller never takes all places, so that images of others are inspected meanwhile. */
const poolLimits = {
  atOnce: 3,
  atOncePerCaller: 2,
  queueLimits: { known: queueLimits, anonymous: queueLimits },
}

/** Folder of the assets' files inside the data folder. */
export const assetsFolder = 'assets'

export function createAssetStore({ dataDir, projectId, publicUrl, limits }: Config): AssetStore {
  const root = join(dataDir, assetsFolder)
  const incoming = join(dataDir, 'assets-incoming')
  const images = createImageEngine({ deadlineMs: limits.imageMs })
  const renderer = createRenderer(join(dataDir, 'assets-rendered'), images)
  const pool = createFairPool(poolLimits)
  // Holds uploads that an earlier process did not finish.
  rmSync(incoming, { recursive: true, force: true })
  mkdirSync(incoming, { recursive: true, mode: 0o700 })

  /** The asset's name and the fields that describe it, from its content. */
  async function inspect(upload: Upload, { file, sha1, size }: ReceivedFile) {
    if (upload.kind === 'file') {
      const { extension, mimeType } = fileTypeOf(upload.originalFilename, upload.contentType)
      return { name: { kind: upload.kind, sha1, extension }, mimeType, metadata: undefined }
    }
    const type = await images.detectImage(file)
    let input: string | Buffer = file
    if (type.extension === 'svg') {
      if (size > maxSvgBytes) throw httpError(400, 'Invalid SVG: it is larger than 5 MB')
      // Read from memory: an SVG that is opened by its path may include other files of its folder.
      input = await readFile(file)
      const problem = svgProblem(input)
      if (problem) throw httpError(400, `Invalid SVG: ${problem}`)
    }
    const metadata = await images.extractMetadata(input, type, upload.parts)
    const dimensions = `${type.width}x${type.height}`
    const name = { kind: upload.kind, sha1, dimensions, extension: type.extension }
    return { name, mimeType: type.mimeType, metadata }
  }

  async function moveIntoPlace(from: string, dataset: string, name: AssetName): Promise<void> {
    const folder = join(root, dataset)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await rename(from, join(folder, fileNameOf(name)))
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  }

  function commit(upload: Upload, attributes: Record<string, unknown> & { _id: string }): LakeDocument {
    const { dataset, author } = upload
    dataset.commit({
      mutations: [{ createIfNotExists: attributes }],
      author,
      hasPermission: () => true,
      select: () => [],
    })
    return dataset.get(attributes._id)!
  }

  return {
    renderer,

    async upload(upload) {
      const { dataset, kind } = upload
      const temporary = join(incoming, randomBytes(16).toString('hex'))
      const received = await receive(upload.body, temporary, limits.assetBytes)
      try {
        const { name, mimeType, metadata } = await pool.run(upload.caller, () => inspect(upload, received))
        upload.confirm?.()
        dataset.requireNotRemoved()
        await moveIntoPlace(temporary, dataset.name, name)
        const path = `${kind}s/${projectId}/${dataset.name}/${fileNameOf(name)}`
        return commit(upload, {
          _id: documentIdOf(name),
          _type: kind === 'image' ? 'sanity.imageAsset' : 'sanity.fileAsset',
          assetId: received.sha1,
          sha1hash: received.sha1,
          uploadId: randomBytes(16).toString('hex'),
          path,
          url: `${publicUrl}/${path}`,
          originalFilename: upload.originalFilename ?? fileNameOf(name),
          extension: name.extension,
          mimeType,
          size: received.size,
          ...upload.fields,
          ...(metadata && { metadata }),
        })
      } finally {
        await rm(temporary, { force: true })
      }
    },

    async find(dataset, name) {
      const path = join(root, dataset, fileNameOf(name))
      const found = await stat(path).catch(() => undefined)
      return found && { path, size: found.size }
    },

    async removeDataset(dataset) {
      // Moved away in one step: a new dataset of this name may receive files before these are deleted.
      const discarded = join(incoming, `removed-${randomBytes(16).toString('hex')}`)
      try {
        renameSync(join(root, dataset), discarded)
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw error
      }
      await rm(discarded, { recursive: true, force: true })
      await renderer.removeDataset(dataset)
    },
  }
}
