import { statSync } from 'node:fs'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { z } from 'zod'
import type { Env } from '../../lib/env/env.ts'
import { contentQuery } from './content.ts'
import { stampFileOf } from './site.ts'

/** A build reads content before it writes its stamp. */
const longestBuildMs = 15 * 60_000
/** With more changes than this, pages are renewed in their turn, a few minutes after the start at the latest. */
const maxChanges = 40

const state = '{ name, kind, location, "slug": slug.current, "town": town->slug.current }'
const changeList = z.array(z.unknown())

/**
 * Has the site render again what was published while it was built or stopped. Content elsewhere does not report that again;
 * the Content Lake that starts with the site does. Resolves when these pages are fresh.
 */
export async function catchUp(env: Env): Promise<void> {
  const secret = env.webhookSecret
  if ((env.embedded && env.contentLake.url === undefined) || secret === undefined) return
  try {
    const since = new Date(statSync(stampFileOf(env)).mtimeMs - longestBuildMs).toISOString()
    const changes = changeList.parse(
      await contentQuery(
        env,
        `*[_id in path("*") && !(_type match "sanity.*") && _updatedAt > "${since}"]
          | order(_updatedAt desc)[0...${maxChanges}]{ _id, _type, "before": ${state}, "after": ${state} }`,
      ),
    )
    if (changes.length > 0) await report(JSON.stringify(changes), env.port, secret)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.warn(`Warning: what was published during the start shows within five minutes (${reason}).`)
  }
}

/** Reports changes as the content's webhook does. */
async function report(body: string, port: number, secret: string): Promise<void> {
  const response = await fetch(`http://localhost:${port}/api/revalidate`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
    },
    signal: AbortSignal.timeout(60_000),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`HTTP ${response.status} from the site`)
}
