import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { lakeMain, lakeNodeOptions } from '../../lib/content-lake/command.ts'
import { changeProjection } from '../../lib/content/revalidation-change.ts'
import { type Env, lakePath } from '../../lib/env/env.ts'
import { OperatorProblem } from './operator-problem.ts'
import type { Child, Processes } from './processes.ts'
import { fewPools } from './process-memory.ts'
import { restartPause } from './restart-pause.ts'
import { webhookSecret } from './webhook-secret.ts'

const accountMailer = fileURLToPath(new URL('account-mail.ts', import.meta.url))

type Launched = {
  child: Child
  /** Resolves to true when it accepts requests, to false when it has ended before. */
  ready: Promise<boolean>
}

/** Starts the embedded Content Lake, resolves when it accepts requests, and from then on starts it again when it ends. */
export async function startContentLake(env: Env, processes: Processes): Promise<void> {
  const first = launch(env, processes)
  if (!(await first.ready)) throw new OperatorProblem('The Content Lake did not start.')
  void restartWhenEnded(first, env, processes)
}

function launch(env: Env, processes: Processes): Launched {
  const child = processes.start(lakeMain, [], {
    output: 'read',
    nodeOptions: lakeNodeOptions,
    env: {
      ...process.env,
      ...fewPools,
      CONTENT_LAKE_PORT: String(env.contentLake.port),
      CONTENT_LAKE_HOST: env.contentLake.host,
      // Browsers reach it through the site, which sends the visitor's address along.
      CONTENT_LAKE_URL: env.public.siteUrl + lakePath,
      CONTENT_LAKE_PROXY_HOPS: String(env.contentLake.proxyHops),
      DATA_DIR: env.dataDir,
      // Sign-ins redirect there.
      NEXT_PUBLIC_SITE_URL: env.public.siteUrl,
      CONTENT_LAKE_WEBHOOK_URL: (
        env.contentLake.webhookUrls ?? [`http://localhost:${env.port}/api/revalidate`]
      ).join(','),
      CONTENT_LAKE_WEBHOOK_SECRET: webhookSecret(env),
      CONTENT_LAKE_WEBHOOK_PROJECTION: changeProjection,
      // Editors' invitations and forgotten passwords go through the mail server of the enquiries.
      ...(env.enquiries.channel?.kind === 'smtp' && { CONTENT_LAKE_MAILER: accountMailer }),
      // With compiled code cached, later starts are faster and never load the compiler (some 25 MB).
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/content-lake'),
    },
  })
  if (child.process.stderr)
    createInterface({ input: child.process.stderr }).on('line', (line) => console.error(line))
  const ready = new Promise<boolean>((resolve) => {
    if (child.process.stdout)
      createInterface({ input: child.process.stdout }).on('line', (line) => {
        if (line.startsWith('Content Lake ready')) resolve(true)
        else console.log(line)
      })
    void child.ended.then(() => resolve(false))
  })
  return { child, ready }
}

async function restartWhenEnded(first: Launched, env: Env, processes: Processes): Promise<void> {
  let { child, ready } = first
  let pause = 0
  for (;;) {
    let readyAt: number | undefined
    void ready.then((isReady) => (readyAt = isReady ? performance.now() : undefined))
    const result = await child.ended
    if (processes.stopping) return
    pause = restartPause(readyAt === undefined ? undefined : performance.now() - readyAt, pause)
    const when = pause === 0 ? 'now' : `in ${pause / 1000} s`
    console.error(`The Content Lake stopped (${result}). Pages stay up; starting it again ${when}.`)
    await sleep(pause)
    if (processes.stopping) return
    ;({ child, ready } = launch(env, processes))
    void ready.then((isReady) => isReady && console.log('The Content Lake runs again.'))
  }
}
