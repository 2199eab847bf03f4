import { equal } from '../compare.ts'
import { DateTime } from '../values.ts'
import { type GroqFunction, pure } from './function.ts'
import { asText } from './global.ts'

export const array: Record<string, GroqFunction> = {
  compact: pure(1, 1, (list) => (Array.isArray(list) ? list.filter((item) => item != null) : null)),
  intersects: pure(2, 2, (left, right) => {
    if (!Array.isArray(left) || !Array.isArray(right)) return null
    return left.some((item: unknown) => right.some((other) => equal(item ?? null, other ?? null)))
  }),
  join: pure(2, 2, (list, separator) => {
    if (!Array.isArray(list) || typeof separator !== 'string') return null
    const texts = list.map(asText)
    return texts.includes(null) ? null : texts.join(separator)
  }),
  unique: pure(1, 1, (list) => (Array.isArray(list) ? unique(list) : null)),
}

/** Each scalar value once; lists and objects equal nothing, so that all of them stay. */
function unique(list: unknown[]): unknown[] {
  const seen = new Set<unknown>()
  return list.filter((item) => {
    if (typeof item === 'object' && item !== null && !(item instanceof DateTime)) return true
    const key = item instanceof DateTime ? `time ${item.time}` : (item ?? null)
    // The prefix distinguishes a text from the key of a time.
    const own = typeof key === 'string' && !(item instanceof DateTime) ? `text ${key}` : key
    if (seen.has(own)) return false
    seen.add(own)
    return true
  })
}
