import 'server-only'
import { getEnv } from '../env/env.ts'
import { createRateLimit, type RateLimit } from '../server/rate-limit.ts'
import { getVehicleProvider } from './active-provider.ts'
import type { ProviderOutcome, VehicleProvider } from './providers/provider.ts'
import { cachedProvider } from './cached-provider.ts'

/** Looks up registrations for visitors, within limits. */
export type LookupService = {
  /**
   * `registration` is normalised, and undefined for a text that cannot be one; `visitor` is the key of the rate limit.
   * Never throws.
   */
  find: (registration: string | undefined, visitor: string) => Promise<ProviderOutcome>
}

/**
 * Every request counts for its visitor, so that none can enumerate all registrations. For the whole site only requests
 * to the provider count: they cost money, and cached results do not.
 */
export function createLookupService(
  provider: VehicleProvider,
  limits: { perVisitor: RateLimit; total: RateLimit },
): LookupService {
  const cached = cachedProvider({
    find: async (registration) =>
      refusal(await limits.total.consume('all')) ?? (await provider.find(registration)),
  })
  return {
    find: async (registration, visitor) => {
      try {
        const refused = refusal(await limits.perVisitor.consume(visitor))
        if (refused) return refused
        return registration === undefined ? { kind: 'invalid' } : await cached.find(registration)
      } catch (error) {
        // A bug. The message might hold a registration, so only the error's name is logged.
        console.error(`Vehicle lookup went wrong: ${error instanceof Error ? error.name : typeof error}`)
        return { kind: 'unavailable' }
      }
    },
  }
}

function refusal(waitSeconds: number): ProviderOutcome | undefined {
  return waitSeconds > 0 ? { kind: 'rate-limited', retryAfterSeconds: waitSeconds } : undefined
}

let service: LookupService | undefined

/** The lookup service of this process, with the provider and the limits of its settings. */
export function getLookupService(): LookupService {
  if (service) return service
  const { redisUrl, vehicleLookup } = getEnv()
  const limit = (name: string, times: number) =>
    createRateLimit({ name: `vehicle-lookup-${name}`, times, seconds: 60, redisUrl })
  service = createLookupService(getVehicleProvider(), {
    perVisitor: limit('visitor', vehicleLookup.limits.perVisitor),
    total: limit('total', vehicleLookup.limits.total),
  })
  return service
}
