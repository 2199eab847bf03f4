import type { Evaluator } from '../scope.ts'
import type { GroqNode } from '../tree.ts'
import { DateTime, fieldOf, isFields, Path } from '../values.ts'
import { type Compile, contextual, type GroqFunction, pure } from './function.ts'

export const globalFunctions: Record<string, GroqFunction> = {
  coalesce: {
    minArgs: 0,
    maxArgs: Infinity,
    bind(args, compile) {
      const options = args.map(compile)
      return (scope) => {
        for (const option of options) {
          const value = option(scope)
          if (value !== null) return value
        }
        return null
      }
    },
  },
  count: pure(1, 1, (list) => (Array.isArray(list) ? list.length : null)),
  dateTime: pure(1, 1, (value) => {
    if (value instanceof DateTime) return value
    return typeof value === 'string' ? DateTime.parse(value) : null
  }),
  defined: pure(1, 1, (value) => value !== null),
  identity: contextual(0, ({ run }) => run.context.identity ?? 'me'),
  length: pure(1, 1, (value) => {
    if (typeof value === 'string') return codePoints(value)
    return Array.isArray(value) ? value.length : null
  }),
  lower: pure(1, 1, lower),
  upper: pure(1, 1, upper),
  now: contextual(0, ({ run }) => new Date(run.now).toISOString()),
  path: pure(1, 1, (pattern) => (typeof pattern === 'string' ? new Path(pattern) : null)),
  references: {
    minArgs: 1,
    maxArgs: Infinity,
    bind(args, compile) {
      const targets = args.map(compile)
      return (scope) => {
        const ids = new Set(targets.flatMap((target) => target(scope)).filter((id) => typeof id === 'string'))
        return ids.size > 0 && hasReference(scope.value, ids)
      }
    },
  },
  round: { minArgs: 1, maxArgs: 2, bind: bindRound },
  string: pure(1, 1, asText),
}

export const string: Record<string, GroqFunction> = {
  lower: pure(1, 1, lower),
  upper: pure(1, 1, upper),
  split: pure(2, 2, (text, separator) => {
    if (typeof text !== 'string' || typeof separator !== 'string') return null
    if (text === '') return []
    return separator === '' ? Array.from(text) : text.split(separator)
  }),
  startsWith: pure(2, 2, (text, prefix) =>
    typeof text === 'string' && typeof prefix === 'string' ? text.startsWith(prefix) : null,
  ),
}

export const dateTime: Record<string, GroqFunction> = {
  now: contextual(0, ({ run }) => new DateTime(run.now)),
}

/** The text of a scalar value; null for any other value. */
export function asText(value: unknown): string | null {
  const isSimple = ['string', 'number', 'boolean'].includes(typeof value) || value instanceof DateTime
  return isSimple ? String(value) : null
}

function lower(value: unknown): string | null {
  return typeof value === 'string' ? value.toLowerCase() : null
}

function upper(value: unknown): string | null {
  return typeof value === 'string' ? value.toUpperCase() : null
}

function codePoints(text: string): number {
  let count = 0
  for (const _point of text) count++
  return count
}

function bindRound(args: GroqNode[], compile: Compile): Evaluator {
  const [number, digits] = args.map(compile)
  return (scope) => {
    const [value, precision] = [number?.(scope), digits ? digits(scope) : 0]
    if (typeof value !== 'number' || typeof precision !== 'number') return null
    return Number.isInteger(precision) && precision >= 0 ? rounded(value, precision) : null
  }
}

/** Halves are rounded away from zero. JavaScript rounds to 100 digits at most. */
function rounded(value: number, precision: number): number {
  if (precision > 100) return value
  return precision === 0 ? Math.sign(value) * Math.round(Math.abs(value)) : Number(value.toFixed(precision))
}

/** True when a value holds a reference to one of the ids, however deep. */
export function hasReference(value: unknown, ids: ReadonlySet<unknown>): boolean {
  if (Array.isArray(value)) return value.some((item) => hasReference(item, ids))
  if (!isFields(value)) return false
  const reference = fieldOf(value, '_ref')
  if (reference !== null && reference !== '') return ids.has(reference)
  return Object.keys(value).some((name) => hasReference(value[name], ids))
}
