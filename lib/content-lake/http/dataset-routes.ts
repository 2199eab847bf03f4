import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { requireAdministrator, requireLogin } from '../auth/permissions.ts'
import { httpError } from '../errors.ts'
import type { Lake } from './context.ts'
import type { LakeEnv } from './lake-env.ts'
import { bodyAs } from './request.ts'

/** Sanity's rule, which also makes names safe as names of folders. */
const datasetName = /^[a-z0-9][-_a-z0-9]{0,63}$/

const settings = z.object({
  aclMode: z.enum(['public', 'private'], 'aclMode must be "public" or "private"').optional(),
})

/** Datasets: the list for users and tokens, changes for administrators. */
export function datasetRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const { datasets } = lake

  /** The valid name of a dataset in an administrator's request. @throws LakeError 400, 401 or 403 */
  function administeredName(c: Context<LakeEnv, '/:dataset'>): string {
    requireAdministrator(c.var.identity)
    const name = c.req.param('dataset')
    if (!datasetName.test(name)) {
      throw httpError(
        400,
        'Dataset names may only contain lower-case letters, digits, hyphens and underscores, must begin with a letter or digit, and be at most 64 characters long',
      )
    }
    return name
  }

  const create = async (c: Context<LakeEnv, '/:dataset'>) => {
    const name = administeredName(c)
    const { aclMode = 'public' } = await settingsOf(c)
    if (datasets.list().some((dataset) => dataset.name === name)) {
      throw httpError(409, `Dataset "${name}" already exists`)
    }
    datasets.create(name, aclMode)
    return c.json({ datasetName: name, aclMode, description: null })
  }

  // Sanity's client uses the short form for changes and the long one for the list; other clients mix them.
  for (const base of ['/datasets', '/projects/:project/datasets'] as const) {
    app.get(base, (c) => {
      requireLogin(c.var.identity)
      // The Studio requests datasets that belong to another (comments); there are none.
      if (c.req.query('datasetProfile') || c.req.query('addonFor')) return c.json([])
      return c.json(
        datasets.list().map((dataset) => ({
          ...dataset,
          createdByUserId: '<system>',
          addonFor: null,
          datasetProfile: 'content',
          features: [],
          tags: [],
        })),
      )
    })

    app.put(`${base}/:dataset`, create)
    app.post(`${base}/:dataset`, create)

    app.patch(`${base}/:dataset`, async (c) => {
      const dataset = datasets.get(administeredName(c))
      const { aclMode = dataset.aclMode } = await settingsOf(c)
      dataset.requireNotRemoved()
      datasets.setAclMode(dataset.name, aclMode)
      return c.json({ datasetName: dataset.name, aclMode, description: null })
    })

    app.delete(`${base}/:dataset`, async (c) => {
      const { name } = datasets.get(administeredName(c))
      datasets.remove(name)
      await lake.assets.removeDataset(name)
      return c.json({ deleted: true })
    })
  }
  return app
}

async function settingsOf(c: Context<LakeEnv>): Promise<z.infer<typeof settings>> {
  // Sanity's client sends no body without settings.
  if (!c.req.header('content-type')?.includes('json')) return {}
  return bodyAs(c, settings)
}
