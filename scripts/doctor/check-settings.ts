import { existsSync, readFileSync, statSync } from 'node:fs'
import { parseEnv as parseEnvFile } from 'node:util'
import type { Env } from '../../lib/env/env.ts'
import { secretNames, variableNames } from '../../lib/env/variables.ts'
import { type Finding, isLive, ok, problem, warning } from './finding.ts'

const about = 'Settings'
const known: ReadonlySet<string> = new Set(variableNames)

/** Checks the files with settings: names that nothing reads, and secrets that others can read. */
export function checkSettingsFiles(files = ['.env.local', '.env']): Finding[] {
  return files.filter(existsSync).flatMap((file) => {
    const variables = parseEnvFile(readFileSync(file, 'utf8'))
    const unknown = Object.keys(variables).filter((name) => !known.has(name) && !isOfOthers(name))
    const hasSecret = secretNames.some((name) => variables[name])
    return [
      ...unknown.map((name) =>
        warning(
          about,
          `${file} sets ${name}, which nothing reads.`,
          'Compare its spelling with .env.example.',
        ),
      ),
      ...(hasSecret && (statSync(file).mode & 0o077) !== 0
        ? [warning(about, `${file} holds secrets and other users can read it.`, `chmod 600 ${file}`)]
        : []),
    ]
  })
}

/** Variables of Node.js, Next.js and the tools that start the site. */
function isOfOthers(name: string): boolean {
  return /^(?:NODE_|NEXT_TELEMETRY|OTEL_|TZ$|LANG$|LC_|HTTPS?_PROXY$|NO_PROXY$)/.test(name)
}

/** Checks settings that are valid and yet not fit for visitors. */
export function checkSettings(env: Env): Finding[] {
  const { siteUrl } = env.public
  if (!isLive(env))
    return [
      warning(
        about,
        `The site's address is ${siteUrl}: links in mails and search engines lead nowhere else.`,
        'Before visitors come, set NEXT_PUBLIC_SITE_URL to the public address.',
      ),
    ]
  if (siteUrl.startsWith('http:'))
    return [
      problem(
        about,
        `${siteUrl} is not encrypted: browsers warn visitors of its forms.`,
        'Put TLS in front, and set NEXT_PUBLIC_SITE_URL to the https:// address.',
      ),
    ]
  const findings = [ok(about, `All are valid. The site's address is ${siteUrl}.`)]
  if (env.operations.token === undefined)
    findings.push(
      warning(
        about,
        'OPERATIONS_TOKEN is not set, so a monitoring system cannot see which part fails.',
        'Set it to what `openssl rand -hex 32` prints; docs/operations.md explains it.',
      ),
    )
  return findings
}
