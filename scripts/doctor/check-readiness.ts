import { z } from 'zod'
import type { Env } from '../../lib/env/env.ts'
import { type Finding, notChecked, ok, problem, warning } from './finding.ts'

const about = 'Site'

const readiness = z.object({
  status: z.enum(['ready', 'degraded', 'unready']),
  checks: z.record(z.string(), z.object({ state: z.string(), detail: z.string() })).optional(),
})

/** Asks the running site for the state of its parts. */
export async function checkReadiness(env: Env, isRunning: boolean): Promise<Finding[]> {
  if (!isRunning) return [notChecked(about, 'It does not run.')]
  const { token } = env.operations
  const response = await fetch(`http://localhost:${env.port}/api/health/ready`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined)
  const { success, data } = readiness.safeParse(await response?.json().catch(() => undefined))
  if (!success)
    return [
      problem(
        about,
        `It does not tell its state (${response ? `HTTP ${response.status}` : 'no response'}).`,
        response?.status === 401
          ? 'It was started with another OPERATIONS_TOKEN: start it again.'
          : 'Start it again, and read its log.',
      ),
    ]
  if (data.status === 'ready') return [ok(about, 'It runs, and every part is in order.')]
  const parts = Object.entries(data.checks ?? {})
    .filter(([, { state }]) => state !== 'ok')
    .map(([name, { detail }]) => `${name}: ${detail}`)
  const finding = data.status === 'unready' ? problem : warning
  return [
    finding(
      about,
      `It is ${data.status}${parts.length > 0 ? `: ${parts.join('; ')}` : ''}.`,
      parts.length > 0
        ? 'docs/operations.md explains each part.'
        : 'Set OPERATIONS_TOKEN to see which part it is, or read the log.',
    ),
  ]
}
