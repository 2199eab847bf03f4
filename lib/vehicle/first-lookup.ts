import 'server-only'
import { visitorKey } from '../server/visitor-address.ts'
import { getEnv } from '../env/env.ts'
import type { FirstLookup } from './first-lookup-result.ts'
import { getLookupService, type LookupService } from './lookup-service.ts'
import { isOwnEndpoint } from './lookup-settings.ts'
import { checkRegistration } from './registration.ts'
import { toVehicle } from './vehicle-record.ts'

/** A page waits no longer for its vehicle; together with the rest of its work it stays under two seconds. */
const maxWaitMs = 1500

/**
 * Looks up the registration in a page's address while the page is rendered, within the same limits as the endpoint.
 * Resolves within a second and a half; never throws.
 *
 * @param headers - of the visitor's request, for the limits
 */
export async function lookUpFirst(
  text: string | undefined,
  headers: Headers,
  service: Pick<LookupService, 'find'> = getLookupService(),
): Promise<FirstLookup | undefined> {
  if (!text) return undefined
  const check = checkRegistration(text)
  if (!check.valid) return { kind: 'invalid', message: check.message }
  const { trustedProxy, public: settings } = getEnv()
  // Browsers request another endpoint themselves.
  if (!isOwnEndpoint(settings.vehicleLookupUrl, settings.siteUrl)) return { kind: 'pending' }

  const timeout = Promise.withResolvers<undefined>()
  const timer = setTimeout(timeout.resolve, maxWaitMs)
  const outcome = await Promise.race([
    service.find(check.registration, visitorKey(headers, trustedProxy)),
    timeout.promise,
  ])
  clearTimeout(timer)
  switch (outcome?.kind) {
    case 'found':
      return { kind: 'found', vehicle: toVehicle(outcome.record, check.registration) }
    case 'no-data':
    case 'invalid':
      return { kind: 'no-data' }
    case 'rate-limited':
      return { kind: 'failed' }
    default:
      return { kind: 'pending' }
  }
}
