import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { recipientsOf } from '../../lib/content/recipients.ts'
import type { Env } from '../../lib/env/env.ts'
import { fingerprint } from './build-stamp.ts'
import { compressScripts } from './compress-scripts.ts'
import { siteTokenOf } from './credentials.ts'
import { preparePrivateBuildFolder } from './build-folder.ts'
import { hideSecrets } from './hidden-secrets.ts'
import { OperatorProblem } from './operator-problem.ts'
import type { Child, Processes } from './processes.ts'
import { siteMemory } from './process-memory.ts'
import { warmUp } from './warm-up.ts'
import { webhookSecret } from './webhook-secret.ts'

const next = 'node_modules/next/dist/bin/next'

/** The environment of Next.js: the validated settings, and the embedded Content Lake's token for the site. */
function siteEnvironment(env: Env, mode: 'production' | 'development'): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(env.port),
    DATA_DIR: env.dataDir,
    SANITY_API_TOKEN: siteTokenOf(env),
    SANITY_WEBHOOK_SECRET: env.embedded ? webhookSecret(env) : env.webhookSecret,
  }
}

/** The fingerprint of a build: sources, settings, and the dataset of its pages. */
function stampOf(env: Env): string {
  return fingerprint('.', {
    node: process.version,
    public: env.public,
    // Pages label sample vehicles.
    vehicles: env.vehicleLookup.source.kind,
    // The privacy policy names them.
    recipients: recipientsOf(env),
    // Identifies the dataset: another data folder has another token.
    token: env.embedded ? siteTokenOf(env) : undefined,
  })
}

/** The file that holds the fingerprint of the last build. */
export function stampFileOf({ buildDir }: Env): string {
  return join(buildDir, 'build-stamp')
}

/** Whether the last build has the same fingerprint. */
export function isBuildCurrent(env: Env, stamp = stampOf(env)): boolean {
  const file = stampFileOf(env)
  return existsSync(file) && readFileSync(file, 'utf8') === stamp
}

/** Whether the folder has a build, of whatever sources. */
function hasBuild({ buildDir }: Env): boolean {
  return existsSync(join(buildDir, 'BUILD_ID'))
}

/** Builds the site unless the last build is current. */
export async function buildIfNeeded(env: Env, processes: Processes): Promise<'built' | 'current'> {
  preparePrivateBuildFolder(env.buildDir)
  const stamp = stampOf(env)
  if (isBuildCurrent(env, stamp)) return 'current'

  console.log('Building the website, which takes one to four minutes …')
  // Next.js keeps fetched content across builds, which would put old content into new pages.
  rmSync(join(env.buildDir, 'cache/fetch-cache'), { recursive: true, force: true })
  rmSync(stampFileOf(env), { force: true })
  const { environment, forget } = hideSecrets(
    { ...siteEnvironment(env, 'production'), BUNDLER_CACHE: String(hasBuild(env)) },
    env.dataDir,
  )
  const build = processes.start(next, ['build'], { env: environment, output: 'read' })
  const { stdout, stderr } = build.process
  const [result, ...output] = await Promise.all([
    build.ended,
    ...[stdout, stderr].map(async (s) => (s ? text(s) : '')),
  ])
  forget()
  if (result !== 0) throw new OperatorProblem(`${output.join('')}\nThe site could not be built (${result}).`)
  await compressScripts(env.buildDir)
  writeFileSync(stampFileOf(env), stamp)
  return 'built'
}

/**
 * Starts the site and resolves when it responds. Then it requests the pages and has their social images drawn, unless
 * `WARM_UP` is off.
 */
export async function startSite(
  env: Env,
  processes: Processes,
  mode: 'production' | 'development',
): Promise<Child> {
  const environment = siteEnvironment(env, mode)
  const site =
    mode === 'production'
      ? processes.start(next, ['start'], { env: { ...environment, ...siteMemory() }, output: 'show' })
      : processes.start(next, ['dev'], {
          env: hideSecrets(environment, env.dataDir).environment,
          output: 'show',
        })
  const abort = new AbortController()
  const started = await Promise.race([
    untilResponding(`http://localhost:${env.port}/`, abort.signal),
    site.ended.then(() => false),
  ])
  abort.abort()
  if (!started) throw new OperatorProblem('The website did not start.')
  if (mode === 'production' && env.operations.warmUp)
    void warmUp(`http://localhost:${env.port}`, { pauseBeforePictures: 10_000 })
  return site
}

async function untilResponding(url: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    try {
      const response = await fetch(url, { redirect: 'manual', signal })
      await response.body?.cancel()
      return true
    } catch {
      await sleep(100)
    }
  }
  return false
}
