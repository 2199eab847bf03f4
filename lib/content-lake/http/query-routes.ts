import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { readScope } from '../auth/permissions.ts'
import { dataError } from '../errors.ts'
import { parse } from '../parse.ts'
import type { QueryInput } from '../query/evaluate.ts'
import { parsePerspective } from '../query/perspective.ts'
import { callerOf } from './caller.ts'
import type { Lake } from './context.ts'
import { datasetFor, requireStillReadable } from './dataset-access.ts'
import type { LakeEnv } from './lake-env.ts'
import { flag, groqParams, jsonBody, searchOf } from './request.ts'

const queryBody = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
  perspective: z.unknown().optional(),
})

/** `GET` and `POST /data/query/:dataset`. */
export function queryRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()

  app.get('/data/query/:dataset', (c) => {
    const search = searchOf(c)
    const query = search.get('query')
    if (query === null) throw dataError(400, 'validationError', 'The parameter "query" is required')
    return respond(lake, c, { query, params: groqParams(search) })
  })

  app.post('/data/query/:dataset', async (c) => {
    const body = parse(queryBody, await jsonBody(c), (_first, error) =>
      dataError(400, 'validationError', `Invalid query request: ${z.prettifyError(error)}`),
    )
    return await respond(lake, c, body)
  })

  return app
}

async function respond(
  lake: Lake,
  c: Context<LakeEnv>,
  { query, params, perspective }: { query: string; params: Record<string, unknown>; perspective?: unknown },
): Promise<Response> {
  const started = performance.now()
  const { identity, apiVersion } = c.var
  const dataset = datasetFor(lake, identity, c.req.param('dataset') ?? '')
  const scope = readScope(identity, dataset.aclMode)
  const search = searchOf(c)
  const request = {
    query,
    params,
    perspective: parsePerspective(search.get('perspective') ?? perspective, apiVersion),
    onlyRoot: scope === 'public',
    identity: identity.id,
    caller: callerOf(c),
    sourceMap: scope === 'all' ? sourceMapKind(search) : undefined,
  }
  const { json, syncTags, sourceMapJson } = await timed(lake, () => lake.queries.query(dataset, request))
  requireStillReadable(dataset, identity)
  // The result is JSON text already: concatenated as text, it need not be parsed and serialised again.
  const echo = flag(search, 'returnQuery', true) ? `"query":${JSON.stringify(query)},` : ''
  const sources = sourceMapJson === undefined ? '' : `"resultSourceMap":${sourceMapJson},`
  const ms = Math.round(performance.now() - started)
  return lake.responses.json(c, [
    `{${echo}"result":`,
    json,
    `,${sources}"syncTags":${JSON.stringify(syncTags)},"ms":${ms}}`,
  ])
}

/** Measures a query, whether it succeeds or is refused. */
async function timed<T>({ metrics }: Lake, run: () => Promise<T>): Promise<T> {
  const started = performance.now()
  let outcome = 'refused'
  try {
    const result = await run()
    outcome = 'ok'
    return result
  } finally {
    metrics.querySeconds.observe({ outcome }, (performance.now() - started) / 1000)
  }
}

/** Source maps are for editors' overlays. */
function sourceMapKind(search: URLSearchParams): QueryInput['sourceMap'] {
  if (!flag(search, 'resultSourceMap')) return undefined
  return search.get('resultSourceMap') === 'withKeyArraySelector' ? 'by-key' : 'by-index'
}
