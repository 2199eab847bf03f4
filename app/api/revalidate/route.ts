import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { after } from 'next/server'
import { readAllPaths, readAreaPathsUnder } from '@/lib/content/all-paths'
import { publications } from '@/lib/content/publications'
import { receiveCall } from '@/lib/content/revalidation-call'
import { type Plan, planRevalidation } from '@/lib/content/revalidation-plan'
import { publishedAgo } from '@/lib/content/published-ago'
import { createCallGuard, seenForMs } from '@/lib/content/revalidation-signature'
import { siteWarmer } from '@/lib/content/site-warmer'
import { getEnv } from '@/lib/env/env'
import { metrics } from '@/lib/server/metrics'
import { createRateLimit } from '@/lib/server/rate-limit'
import { singleUseProofs } from '@/lib/server/single-use-proofs'
import { visitorKey } from '@/lib/server/visitor-address'

/**
 * The seed or an import changes everything at once. Rendering all pages then would keep the site busy with pages that may
 * never be visited; instead each is rendered again on its next visit.
 */
const maxChangesWarmed = 40
/** Hosted Sanity may call before its API returns the change; its documentation says that the API does after this time. */
const hostedDelayMs = 3000

const env = getEnv()
const warmer = siteWarmer(env.port)
const seen = singleUseProofs({ name: 'revalidate-calls', lifetimeMs: seenForMs, redisUrl: env.redisUrl })
const limit = createRateLimit({ name: 'revalidate', times: 60, seconds: 60, redisUrl: env.redisUrl })
const webhook = {
  guard: createCallGuard(env.webhookSecret, (digest) => seen.use(digest, randomUUID())),
  content: env.content,
  countCall: (headers: Headers) => limit.consume(visitorKey(headers, env.trustedProxy)),
}

/** Called by the content's webhook after each publication: renders the affected pages again and responds with their paths. */
export async function POST(request: Request): Promise<Response> {
  const published = performance.now() - publishedAgo(request.headers, Date.now())
  const call = await receiveCall(request, webhook)
  if (!call.ok)
    return Response.json(
      { error: call.message },
      { status: call.status, headers: { ...call.headers, 'Cache-Control': 'no-store' } },
    )

  const plan = planRevalidation(call.changes)
  const { tags, redirects } = plan
  const isLarge = call.changes.length > maxChangesWarmed
  const paths = isLarge ? [] : plan.paths
  await publications().publish({ tags, paths, redirects })
  if (!env.embedded) after(() => publishAgain(plan))
  if (!isLarge && (plan.everywhere || plan.movedTowns.length > 0)) after(() => warmTheRest(plan))
  return respondWhenFresh({ tags, paths }, isLarge ? undefined : published)
}

/** Marks again what was rendered from responses that did not include the change yet. */
async function publishAgain({ tags, redirects }: Plan): Promise<void> {
  await sleep(hostedDelayMs)
  await publications().publish({ tags, paths: [], redirects })
}

/** The response starts at once and ends when the pages are fresh, which the caller waits for. */
function respondWhenFresh({ tags, paths }: Pick<Plan, 'tags' | 'paths'>, published?: number): Response {
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const result = await warmer.now(paths)
        if (published !== undefined && result.fresh.length > 0)
          metrics().publishToPage.observe((performance.now() - published) / 1000)
        controller.enqueue(encoder.encode(JSON.stringify({ tags, ...result })))
        controller.close()
      },
    },
    // Nothing is pulled before the response is read.
    { highWaterMark: 0 },
  )
  return new Response(stream, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  })
}

async function warmTheRest({ everywhere, movedTowns }: Plan): Promise<void> {
  try {
    const moved = movedTowns.length > 0 ? await readAreaPathsUnder(movedTowns) : []
    await warmer.later([...moved, ...(everywhere ? await readAllPaths() : [])])
  } catch {
    // The pages are marked as stale; each is rendered again on its next visit.
    console.error('Pages could not be made afresh ahead of visitors: the content cannot be read.')
  }
}
