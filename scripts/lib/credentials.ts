import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
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
