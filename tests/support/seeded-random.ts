import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'

/** Random values from one seed, so that they can be repeated. */
export type SeededRandom = {
  seed: number
  /** An integer from `min` to `max`, both included. */
  between: (min: number, max: number) => number
  /** One of the choices. */
  of: <T>(choices: readonly [T, ...T[]]) => T
  /** Resolves after a random number of milliseconds between the two. */
  pause: (min: number, max: number) => Promise<void>
}

/** Random values from `TEST_SEED` or a new seed, which is printed. */
export function seededRandom(what: string): SeededRandom {
  const seed = testSeed(what)
  const drawn = fc.sample(fc.noBias(fc.maxSafeNat()), { seed, numRuns: 10_000 })
  let used = 0
  const between = (min: number, max: number) => {
    used += 1
    return min + ((drawn[used % drawn.length] ?? 0) % (max - min + 1))
  }
  return {
    seed,
    between,
    of: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    pause: async (min, max) => {
      await sleep(between(min, max))
    },
  }
}

/** `TEST_SEED` or a new seed; prints it. */
export function testSeed(what: string): number {
  const given = process.env.TEST_SEED
  const seed = given ? Number(given) : Date.now() % 1_000_000
  if (!Number.isInteger(seed)) throw new TypeError('TEST_SEED must be a whole number')
  console.log(`${what}: TEST_SEED=${seed}`)
  return seed
}
