import 'server-only'
import { getEnv } from '../env/env.ts'
import { createRateLimit, type RateLimit } from '../server/rate-limit.ts'
import { getVehicleProvider } from './active-provider.ts'
import type { ProviderOutcome, VehicleProvider } from './providers/provider.ts'
import { cachedProvider } from './cached-provider.ts'

/** Looks up registrations for visitors, within limits. */
export type LookupService = {
  /**
   * `registration` in its normalised form, undefined for a text that cannot be one; `visitor` is a key to count under.
   * Never throws.
   */
  find: (registration: string | undefined, visitor: string) => Promise<ProviderOutcome>
}

/**
 * Every request counts for its visitor, so that nobody walks through all registrations. For the whole site only what
 * the provider is asked counts: that is what costs, and what is cachedProvider costs nothing.
 */
export function createLookupService(
  provider: VehicleProvider,
  limits: { perVisitor: RateLimit; total: RateLimit },
): LookupService {
  const answers = cachedProvider({
    find: async (registration) =>
      refusal(await limits.total.take('all')) ?? (await provider.find(registration)),
  })
  return {
    find: async (registration, visitor) => {
      try {
        const refused = refusal(await limits.perVisitor.take(visitor))
        if (refused) return refused
        return registration === undefined ? { kind: 'invalid' } : await answers.find(registration)
      } catch (error) {
        // A mistake in this code. Its message might quote a registration, so only its kind is told.
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

/** The lookup of this process: the provider and the limits its settings name. */
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
