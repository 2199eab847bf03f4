import { z } from 'zod'
import type { Env } from '../../lib/env/env.ts'
import { OperatorProblem } from '../lib/operator-problem.ts'
import { requireFreePort } from '../lib/ports.ts'
import { awaitSeparateLake } from '../lib/separate-lake.ts'
import { type Finding, notChecked, ok, problem } from './finding.ts'

const about = 'Ports'

/** What runs of this installation. */
export type Running = { site: boolean; lake: boolean }

/** Finds out what runs by asking the ports, and what is wrong with them. */
export async function checkPorts(env: Env): Promise<{ running: Running; findings: Finding[] }> {
  const running = {
    site: await responds(`http://localhost:${env.port}/api/health`, z.object({ status: z.literal('ok') })),
    lake:
      env.embedded &&
      (await responds(
        `${env.contentLake.url ?? `http://localhost:${env.contentLake.port}`}/v1/ping`,
        z.object({ pong: z.literal(true) }),
      )),
  }
  const findings = await Promise.all([
    portFinding({ port: env.port, what: 'website', variable: 'PORT' }, running.site),
    ...(env.contentLake.url === undefined ? [] : [separateLakeFinding(env, env.contentLake.url)]),
    ...(env.embedded && env.contentLake.url === undefined
      ? [
          portFinding(
            { ...env.contentLake, what: 'Content Lake', variable: 'CONTENT_LAKE_PORT' },
            running.lake,
          ),
        ]
      : []),
  ])
  if (running.site && env.embedded && env.contentLake.url === undefined && !running.lake)
    findings.push(
      problem(
        about,
        'The website runs and the Content Lake does not: nothing can be edited, and enquiries wait on disk.',
        'Read the log for its last lines; `npm start` starts both.',
      ),
    )
  return { running, findings }
}

/** Whether this site can use the Content Lake that runs by itself. */
async function separateLakeFinding(env: Env, url: string): Promise<Finding> {
  const found = await awaitSeparateLake(env, url, 0).catch((error: unknown) => {
    if (error instanceof OperatorProblem) return error.message
    throw error
  })
  if (found !== undefined) return problem('Content Lake', found, 'The message says what to change.')
  return ok('Content Lake', `The one at ${url} responds, and the token may write.`)
}

async function portFinding(
  use: { port: number; host?: string; what: string; variable: string },
  isRunning: boolean,
): Promise<Finding> {
  if (isRunning) return ok(about, `The ${use.what} runs on port ${use.port}.`)
  try {
    await requireFreePort(use)
    return notChecked(about, `The ${use.what} does not run; its port ${use.port} is free.`)
  } catch (error) {
    if (!(error instanceof OperatorProblem)) throw error
    return problem(
      about,
      `Port ${use.port} cannot be used by the ${use.what}, and what uses it does not respond as the ${use.what} does.`,
      error.message,
    )
  }
}

async function responds(url: string, shape: z.ZodType): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(3000), redirect: 'error' })
    return shape.safeParse(await response.json()).success
  } catch {
    return false
  }
}
