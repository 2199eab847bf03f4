import { type Context, Hono } from 'hono'
import { type AssetKind, contentTypeOf, documentIdOf, parseAssetName } from '../assets/asset-name.ts'
import type { ImageMetadata } from '../assets/image-metadata.ts'
import { tooLarge } from '../assets/receive.ts'
import { mimeTypes, outputFormat } from '../assets/render.ts'
import { serveFile } from '../assets/serve-file.ts'
import { parseTransform } from '../assets/transform-query.ts'
import { parseUploadOptions } from '../assets/upload-options.ts'
import { can, requireLogin } from '../auth/permissions.ts'
import { httpError } from '../errors.ts'
import type { LakeDocument } from '../types.ts'
import { callerOf, callerOfPublic } from './caller.ts'
import type { Lake } from './context.ts'
import type { LakeEnv } from './lake-env.ts'
import { searchOf } from './request.ts'

/** Uploads. */
export function assetRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const { assetBytes } = lake.config.limits

  const upload = (kind: AssetKind) => async (c: Context<LakeEnv, '/assets/x/:dataset'>) => {
    const { identity } = c.var
    requireLogin(identity)
    const dataset = lake.datasets.get(c.req.param('dataset'))
    if (!can(identity, 'create', kind, dataset.aclMode)) {
      throw httpError(403, 'Insufficient permissions to upload assets')
    }
    if (Number(c.req.header('content-length') ?? 0) > assetBytes) throw tooLarge(assetBytes)
    const document = await lake.assets.upload({
      ...parseUploadOptions(searchOf(c)),
      dataset,
      kind,
      body: c.req.raw.body ?? new ReadableStream<Uint8Array>({ start: (controller) => controller.close() }),
      contentType: c.req.header('content-type'),
      author: identity.id,
      caller: callerOf(c),
      confirm: c.var.confirmIdentity,
    })
    return c.json({ document })
  }

  app.post('/assets/images/:dataset', upload('image'))
  app.post('/assets/files/:dataset', upload('file'))
  return app
}

/**
 * The files themselves, outside any API version and public, like Sanity's content network: an address holds the hash of the
 * content, so it is known only from a reference to the file.
 */
export function assetServingRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()

  async function locate(kind: AssetKind, project: string, dataset: string, file: string) {
    const name = parseAssetName(kind, file)
    const document =
      project === lake.config.projectId && name && lake.datasets.loaded(dataset)?.get(documentIdOf(name))
    // A file without its document counts as deleted.
    const stored = name && document && (await lake.assets.find(dataset, name))
    if (!name || !document || !stored) throw httpError(404, `No such ${kind}`)
    return { name, document, path: stored.path }
  }

  app.get('/files/:project/:dataset/:file/:vanity?', async (c) => {
    const { project, dataset, file } = c.req.param()
    const { name, document, path } = await locate('file', project, dataset, file)
    return serveFile(c.req.raw, {
      path,
      contentType: contentTypeOf(name),
      etag: `"${name.sha1}"`,
      downloadAs: downloadName(c, document),
    })
  })

  app.get('/images/:project/:dataset/:file/:vanity?', async (c) => {
    const { project, dataset, file } = c.req.param()
    const { name, document, path } = await locate('image', project, dataset, file)
    const transform = parseTransform(c.req.query())
    const downloadAs = downloadName(c, document)
    // Vector graphics are not rendered.
    if (!transform || name.extension === 'svg') {
      return serveFile(c.req.raw, {
        path,
        contentType: contentTypeOf(name),
        etag: `"${name.sha1}"`,
        downloadAs,
      })
    }
    const [width = 1, height = 1] = name.dimensions?.split('x').map(Number) ?? []
    const { hasAlpha = true } = (document.metadata ?? {}) as Partial<ImageMetadata>
    const original = { path, width, height, extension: name.extension, hasAlpha }
    const format = outputFormat(transform, original, c.req.header('accept') ?? '')
    const key = lake.assets.renderer.keyOf(dataset, name.sha1, transform, format)
    return serveFile(c.req.raw, {
      path: await lake.assets.renderer.render(key, original, transform, format, callerOfPublic(c, lake.auth)),
      contentType: mimeTypes[format],
      etag: `"${key.slice(key.indexOf('/') + 1)}"`,
      downloadAs,
      ...(transform.auto && { headers: { Vary: 'Accept' } }),
    })
  })
  return app
}

/** The name to save under: that of `dl=name`, or for a bare `dl` the original file name. */
function downloadName(c: Context<LakeEnv>, document: LakeDocument): string | undefined {
  const wanted = c.req.query('dl')
  if (wanted === undefined) return undefined
  return wanted || String(document.originalFilename ?? document.assetId)
}
