import { after } from 'next/server'
import { revalidateTag } from 'next/cache'
import { readAllPaths, readAreaPathsUnder } from '@/lib/content/all-paths'
import { forgetRedirects } from '@/lib/content/current-redirects'
import { forgetKnownPaths } from '@/lib/content/known-paths'
import { createPageWarmer } from '@/lib/content/page-warmer'
import { parseChanges } from '@/lib/content/revalidation-change'
import { type Plan, planRevalidation } from '@/lib/content/revalidation-plan'
import { createCallGuard } from '@/lib/content/revalidation-signature'
import { getEnv } from '@/lib/env'
import { createRateLimit } from '@/lib/rate-limit'
import { visitorKey } from '@/lib/visitor-address'

const mostBytes = 4 * 1024 * 1024
/**
 * The first content, or an import, changes everything at once. Making all pages afresh there and then would keep the
 * site busy with what may never be asked for; each is made afresh by its next visitor instead.
 */
const mostChangesWarmed = 40

const env = getEnv()
const guard = createCallGuard(env.webhookSecret)
const warmer = createPageWarmer(`http://localhost:${String(env.port)}`)
// An editor publishes a few times in a minute, an import some hundred times.
const limit = createRateLimit({ name: 'revalidate', times: 600, seconds: 60, redisUrl: env.redisUrl })

/** Called by the content's webhook after each publication: makes the pages concerned afresh, and says which. */
export async function POST(request: Request): Promise<Response> {
  const wait = await limit.take(visitorKey(request.headers, env.trustedProxy))
  if (wait > 0) return refuse(429, 'Too many calls', { 'Retry-After': String(wait) })
  const body = await readBody(request)
  if (body === undefined) return refuse(413, 'The body is too large')

  const verdict = guard.admit({ body, signature: request.headers.get('sanity-webhook-signature') })
  if (verdict !== 'ok') return refuse(401, `The call is ${verdict}`)
  const changes = parseChanges(body)
  if (!changes) return refuse(400, 'The body is not what the projection in docs/publishing.md makes')

  const plan = planRevalidation(changes)
  for (const tag of plan.tags) revalidateTag(tag, 'max')
  if (plan.redirects) {
    forgetRedirects()
    forgetKnownPaths()
  }
  if (changes.length > mostChangesWarmed) return answerWhenFresh({ tags: plan.tags, paths: [] })
  if (plan.everywhere || plan.movedTowns.length > 0) after(() => warmTheRest(plan))
  return answerWhenFresh(plan)
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

async function readBody(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: message }, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
