import { readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * Names the file with the secret settings of a build. A bundler stores its environment in its cache, so secrets must not be
 * in it.
 */
export const secretsFileVariable = 'SECRETS_FILE'

/** The variables in `source`, with those of the secrets file added when it names one. */
export function withSecrets(source: Record<string, string | undefined>): Record<string, string | undefined> {
  const file = source[secretsFileVariable]
  if (!file) return source
  // The file is not part of the build; without this comment the bundler would trace it.
  const secrets: unknown = JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8'))
  return { ...source, ...z.record(z.string(), z.string()).parse(secrets) }
}
