import type { Env } from '../env/env.ts'
import { onRequest } from '../server/on-request.ts'
import { nameRequest } from '../server/request-id.ts'
import type { Log } from './console-methods.ts'
import { kindOf } from './count-requests.ts'
import { startLog } from './log.ts'

/** Starts the log of this process, and names every request. Called once, before the server accepts requests. */
export async function startSiteLog({ operations, trustedProxy }: Env): Promise<void> {
  const log = await startLog(operations.log, 'site')
  logRequests(log, { behindProxy: trustedProxy !== undefined, all: operations.log.level === 'debug' })
}

/**
 * Logs requests, by the kind of address: a path may hold a registration, and a query anything. 503 is what the site says
 * on purpose while something is away; 500 is a mistake.
 *
 * @param all - whether those are logged, too, that do not fail by a mistake
 */
export function logRequests(log: Log, { behindProxy, all }: { behindProxy: boolean; all: boolean }): void {
  onRequest((request, response) => {
    const started = performance.now()
    const { method = '', url = '' } = request
    const requestId = nameRequest(request, response, behindProxy)
    response.once('close', () => {
      if (!all && response.statusCode !== 500) return
      const kind = kindOf(url)
      const status = response.writableFinished ? response.statusCode : 'aborted'
      const ms = Math.round(performance.now() - started)
      log(status === 500 ? 'error' : 'debug', `${method} ${kind}: ${status} after ${ms} ms`, {
        requestId,
        request: { method, kind, status, ms },
      })
    })
  })
}
