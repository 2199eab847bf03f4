import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Env } from '../../lib/env/env.ts'
import { contentQuery, remainingPlaceholders } from '../lib/content.ts'
import { findHostedProblem } from '../lib/hosted-content.ts'
import { type Finding, ok, problem, unlessLive } from './finding.ts'

const about = 'Content'

/** Finds sample content in the database of the embedded Content Lake. */
export function checkStoredContent(env: Env, db: DatabaseSync): Finding[] {
  const { dataset } = env.public.sanity
  const settings = db
    .prepare("SELECT body FROM document WHERE dataset = ? AND id = 'siteSettings'")
    .get(dataset)?.body
  const samples = db
    .prepare(
      `SELECT count(*) AS samples FROM document WHERE dataset = ? AND id NOT LIKE '%.%'
       AND json_extract(body, '$._type') = 'testimonial' AND json_extract(body, '$.isSample')`,
    )
    .get(dataset)?.samples
  return findingsOf(env, {
    settings: typeof settings === 'string' ? settings : null,
    samples: Number(samples),
  })
}

const remoteContent = z.object({ settings: z.unknown(), samples: z.number() })

/** Checks hosted Sanity, and finds sample content there or in a Content Lake that runs by itself. */
export async function checkRemoteContent(env: Env): Promise<Finding[]> {
  if (env.embedded) return env.contentLake.url === undefined ? [] : readContent(env)
  const found = await findHostedProblem(env, 'show')
  if (found) return [problem('Sanity', found.message, 'The message says what to change.')]
  return [ok('Sanity', 'The project responds, and the token may write.'), ...(await readContent(env))]
}

async function readContent(env: Env): Promise<Finding[]> {
  const content = remoteContent.parse(
    await contentQuery(
      env,
      `{
        "settings": *[_id == "siteSettings"][0]{phone, email, brandName},
        "samples": count(*[_type == "testimonial" && !(_id in path("*.**")) && isSample == true])
      }`,
    ),
  )
  const settings = content.settings === null ? null : JSON.stringify(content.settings)
  return findingsOf(env, { ...content, settings })
}

function findingsOf(
  env: Env,
  { settings, samples }: { settings: string | null; samples: number },
): Finding[] {
  const finding = unlessLive(env)
  if (settings === null)
    return [finding(about, 'There are no site settings.', 'Run `npm run seed`, or import your content.')]
  const placeholders = remainingPlaceholders(settings)
  const findings = [
    ...(placeholders.length > 0
      ? [
          finding(
            about,
            `Visitors would see placeholder contact details: ${placeholders.join(', ')}.`,
            'Change them in the site settings, in the Studio.',
          ),
        ]
      : []),
    ...(samples > 0
      ? [
          finding(
            about,
            `Testimonials that are samples: ${samples}.`,
            'Replace them with real ones, or remove them; inventing reviews is unlawful.',
          ),
        ]
      : []),
  ]
  return findings.length > 0 ? findings : [ok(about, 'No placeholders are left.')]
}
