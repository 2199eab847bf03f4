import { cacheOrder } from '../server/cache-order.ts'
import { pageRenewals } from '../server/page-renewals.ts'
import { processState } from '../server/process-state.ts'
import { createPageWarmer, type PageWarmer } from './page-warmer.ts'

/** The warmer of this process, whose server listens on this port. */
export function siteWarmer(port: number): PageWarmer {
  return processState('page-warmer', () =>
    createPageWarmer({
      origin: `http://localhost:${port}`,
      conditionOf: (path, since) => cacheOrder().conditionOf(path, performance.timeOrigin + since),
      prioritise: (path) => pageRenewals().prioritise(path),
    }),
  )
}
