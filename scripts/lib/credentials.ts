import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Env } from '../../lib/env/env.ts'
import { OperatorProblem } from './operator-problem.ts'

const credentialsSchema = z.object({
  ownerLoginUrl: z.string(),
  administratorToken: z.string(),
  siteToken: z.string(),
})

export type Credentials = z.infer<typeof credentialsSchema>

export function credentialsFile(dataDir: string): string {
  return join(dataDir, 'credentials.json')
}

/** Whether a Content Lake has started with this data folder. */
export function hasCredentials(dataDir: string): boolean {
  return existsSync(credentialsFile(dataDir))
}

/**
 * The token with which the site uses its content: of hosted Sanity or a Content Lake elsewhere the one in the settings,
 * otherwise the one in the data folder. Undefined without hosted Sanity's.
 */
export function siteTokenOf({ embedded, contentLake, sanityToken, dataDir }: Env): string | undefined {
  if (!embedded) return sanityToken
  if (contentLake.url !== undefined && sanityToken !== undefined) return sanityToken
  return readCredentials(dataDir).siteToken
}

/** The administrator's token. @throws OperatorProblem when the Content Lake's data folder is elsewhere */
export function administratorTokenOf({ contentLake, dataDir }: Env): string {
  if (contentLake.url !== undefined && !hasCredentials(dataDir))
    throw new OperatorProblem(
      `The Content Lake at ${contentLake.url} has its data folder elsewhere. Run this command there.`,
    )
  return readCredentials(dataDir).administratorToken
}

/** Reads the credentials that the embedded Content Lake has written on its first start. */
export function readCredentials(dataDir: string): Credentials {
  const file = credentialsFile(dataDir)
  try {
    return credentialsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new OperatorProblem(
      `${file} cannot be read or is damaged. Restore it from a backup of the data folder; without one, move the file away and start again, and new credentials are made.`,
    )
  }
}
