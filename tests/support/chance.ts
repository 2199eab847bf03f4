import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'

/** Chance that can be repeated: everything is drawn from one seed, which is printed. */
export type Chance = {
  seed: number
  /** A whole number from `least` to `most`, both included. */
  between: (least: number, most: number) => number
  /** One of them. */
  of: <T>(choices: readonly [T, ...T[]]) => T
  /** Resolves after so many milliseconds, at random: a moment nobody has chosen. */
  moment: (least: number, most: number) => Promise<void>
}

/** Draws from `TEST_SEED`, or from a fresh seed; says which, so that a run can be repeated. */
export function chance(what: string): Chance {
  const seed = testSeed(what)
  const drawn = fc.sample(fc.noBias(fc.maxSafeNat()), { seed, numRuns: 10_000 })
  let used = 0
  const between = (least: number, most: number) => {
    used += 1
    return least + ((drawn[used % drawn.length] ?? 0) % (most - least + 1))
  }
  return {
    seed,
    between,
    of: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    moment: async (least, most) => {
      await sleep(between(least, most))
    },
  }
}

/** `TEST_SEED`, or a fresh one; printed either way. */
export function testSeed(what: string): number {
  const given = process.env.TEST_SEED
  const seed = given ? Number(given) : Date.now() % 1_000_000
  if (!Number.isInteger(seed)) throw new TypeError('TEST_SEED must be a whole number')
  console.log(`${what}: TEST_SEED=${seed}`)
  return seed
}
