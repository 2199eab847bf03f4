import { DateTime } from './values.ts'

/** GROQ's equality, of scalar values; lists and objects equal nothing. */
export function equal(a: unknown, b: unknown): boolean {
  if (a instanceof DateTime) return b instanceof DateTime && a.time === b.time
  if (typeof a === 'object' && a !== null) return false
  return a === b
}

/** Below zero, zero or above zero; null for values that cannot be compared. */
export function compare(a: unknown, b: unknown): number | null {
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b)
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  if (a instanceof DateTime && b instanceof DateTime) return a.time - b.time
  return null
}

/** An order for values of any type, as `order()` needs it. */
export function compareAny(a: unknown, b: unknown): number {
  return rank(a) - rank(b) || (compare(a, b) ?? 0)
}

function rank(value: unknown): number {
  if (value instanceof DateTime) return 1
  const index = ['number', 'string', 'boolean'].indexOf(typeof value)
  return index === -1 ? 5 : index + 2
}

/** By code point: JavaScript's own comparison sorts code points beyond U+FFFF before U+E000. */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  const end = Math.min(a.length, b.length)
  for (let index = 0; index < end; index++) {
    const [x, y] = [a.charCodeAt(index), b.charCodeAt(index)]
    if (x !== y) return weight(x) - weight(y)
  }
  return a.length - b.length
}

function weight(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}

/** True when both have the same content, however deep. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (a instanceof DateTime || b instanceof DateTime) return equal(a, b)
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && deepEqual(Reflect.get(a, name), Reflect.get(b, name)))
  )
}
