import { cacheOrder } from '../server/cache-order.ts'
import { pageRenewals } from '../server/page-renewals.ts'
import { createPageWarmer, type PageWarmer } from './page-warmer.ts'

const shared = globalThis as { [key: symbol]: PageWarmer | undefined }
const name = Symbol.for('berkshire-car-buying.page-warmer')

/** The warmer of this process, whose server listens on this port. On the global object, for the bundles of two callers. */
export function siteWarmer(port: number): PageWarmer {
  return (shared[name] ??= createPageWarmer({
    origin: `http://localhost:${port}`,
    conditionOf: (path, since) => cacheOrder().conditionOf(path, performance.timeOrigin + since),
    prioritise: (path) => pageRenewals().prioritise(path),
  }))
}
