import { setTimeout as sleep } from 'node:timers/promises'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { cacheOrder } from '@/lib/server/cache-order'
import { readAllPaths, readAreaPathsUnder } from '@/lib/content/all-paths'
import { forgetRedirects } from '@/lib/content/current-redirects'
import { forgetKnownPaths } from '@/lib/content/known-paths'
import { createPageWarmer } from '@/lib/content/page-warmer'
import { receiveCall } from '@/lib/content/revalidation-call'
import { type Plan, planRevalidation } from '@/lib/content/revalidation-plan'
import { createCallGuard } from '@/lib/content/revalidation-signature'
import { getEnv } from '@/lib/env/env'
import { pageRenewals } from '@/lib/server/page-renewals'
import { createRateLimit } from '@/lib/server/rate-limit'
import { visitorKey } from '@/lib/server/visitor-address'

/**
 * The first content, or an import, changes everything at once. Making all pages afresh there and then would keep the
 * site busy with what may never be asked for; each is made afresh by its next visitor instead.
 */
const mostChangesWarmed = 40
/** Hosted Sanity may call before its own answers show the change; it says that they do after this time. */
const hostedDelay = 3000

const env = getEnv()
const warmer = createPageWarmer({
  origin: `http://localhost:${env.port}`,
  conditionOf: (path, since) => cacheOrder().conditionOf(path, performance.timeOrigin + since),
  hurry: (path) => pageRenewals().hurry(path),
})
const limit = createRateLimit({ name: 'revalidate', times: 60, seconds: 60, redisUrl: env.redisUrl })
const webhook = {
  guard: createCallGuard(env.webhookSecret),
  content: env.public.sanity,
  takeTurn: (headers: Headers) => limit.take(visitorKey(headers, env.trustedProxy)),
}

/** Called by the content's webhook after each publication: makes the pages concerned afresh, and says which. */
export async function POST(request: Request): Promise<Response> {
  const call = await receiveCall(request, webhook)
  if (!call.ok)
    return Response.json(
      { error: call.message },
      { status: call.status, headers: { ...call.headers, 'Cache-Control': 'no-store' } },
    )

  const plan = planRevalidation(call.changes)
  for (const tag of plan.tags) revalidateTag(tag, 'max')
  if (plan.redirects) forgetAddresses()
  if (!env.embedded) after(() => markAgain(plan))
  if (call.changes.length > mostChangesWarmed) return answerWhenFresh({ tags: plan.tags, paths: [] })
  if (plan.everywhere || plan.movedTowns.length > 0) after(() => warmTheRest(plan))
  return answerWhenFresh(plan)
}

/** Whatever was made of an answer that did not show the change yet is made once more. */
async function markAgain({ tags, redirects }: Plan): Promise<void> {
  await sleep(hostedDelay)
  // Straight to the cache: within one request Next.js acts on a tag only once.
  cacheOrder().mark(tags)
  if (redirects) forgetAddresses()
}

function forgetAddresses(): void {
  forgetRedirects()
  forgetKnownPaths()
}

/**
 * Next.js acts on the tags once the handler has returned; only then does it make sense to ask for pages. So the answer
 * begins at once and ends when the pages are fresh, which is what the caller waits for.
 */
function answerWhenFresh({ tags, paths }: Pick<Plan, 'tags' | 'paths'>): Response {
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const result = await warmer.now(paths)
        controller.enqueue(encoder.encode(JSON.stringify({ tags, ...result })))
        controller.close()
      },
    },
    // Nothing before somebody reads.
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
    // The pages are marked as stale; each is made afresh by its next visitor instead.
    console.error('Pages could not be made afresh ahead of visitors: the content cannot be read.')
  }
}
