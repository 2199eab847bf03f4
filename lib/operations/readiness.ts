import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The state of one part: `failed` when the site cannot do its whole work without it, `degraded` when somebody should look
 * at it and visitors notice nothing or little.
 */
export type CheckState = 'ok' | 'degraded' | 'failed'

/** The result of a check. The detail names numbers and reasons, and nothing of a visitor. */
export type CheckResult = { state: CheckState; detail: string }

export type Check = () => Promise<CheckResult>

export type Readiness = {
  status: 'ready' | 'degraded' | 'unready'
  checks: Record<string, CheckResult>
}

/** A check that takes longer has failed. */
const defaultTimeoutMs = 2500
/** A result is shared for so long, so that frequent requests cost no more than one. */
const defaultLifetimeMs = 2000

/** Runs the checks side by side, at most once in a while, however often it is called. */
export function createReadiness(
  checks: Record<string, Check>,
  { timeoutMs = defaultTimeoutMs, lifetimeMs = defaultLifetimeMs } = {},
): () => Promise<Readiness> {
  let latest: { result: Promise<Readiness>; endedAt: number } | undefined
  return () => {
    if (latest && performance.now() - latest.endedAt < lifetimeMs) return latest.result
    const run = { result: runChecks(checks, timeoutMs), endedAt: Number.POSITIVE_INFINITY }
    latest = run
    return run.result.finally(() => (run.endedAt = performance.now()))
  }
}

async function runChecks(checks: Record<string, Check>, timeoutMs: number): Promise<Readiness> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await within(timeoutMs, check)] as const),
  )
  const states = new Set(results.map(([, { state }]) => state))
  return {
    status: states.has('failed') ? 'unready' : states.has('degraded') ? 'degraded' : 'ready',
    checks: Object.fromEntries(results),
  }
}

async function within(timeoutMs: number, check: Check): Promise<CheckResult> {
  const abort = new AbortController()
  const timeout = sleep(timeoutMs, undefined, { signal: abort.signal, ref: false }).then(
    (): CheckResult => ({ state: 'failed', detail: `no result within ${timeoutMs} ms` }),
    (): CheckResult => ({ state: 'failed', detail: 'stopped' }),
  )
  try {
    return await Promise.race([check(), timeout])
  } catch (error) {
    // The message may hold an address with a password.
    return { state: 'failed', detail: error instanceof Error ? error.name : 'unknown reason' }
  } finally {
    abort.abort()
  }
}
