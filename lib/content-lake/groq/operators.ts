import { compare, equal } from './compare.ts'
import { match } from './match.ts'
import { addFields, DateTime, type Fields, finite, isFields, Path } from './values.ts'

/** A binary operator; returns null for values for which it is not defined. */
export type Operator = (left: unknown, right: unknown) => unknown

export const operators: Record<string, Operator> = {
  '==': equal,
  '!=': (left, right) => !equal(left, right),
  '<': comparison((order) => order < 0),
  '<=': comparison((order) => order <= 0),
  '>': comparison((order) => order > 0),
  '>=': comparison((order) => order >= 0),
  in: isIn,
  match,
  '+': plus,
  '-': minus,
  '*': arithmetic((left, right) => left * right),
  '/': arithmetic((left, right) => left / right),
  '%': arithmetic((left, right) => left % right),
  '**': arithmetic((left, right) => left ** right),
}

export function inRange(value: unknown, left: unknown, right: unknown, isInclusive: boolean): boolean | null {
  const fromLeft = compare(value, left)
  const fromRight = compare(value, right)
  if (fromLeft === null || fromRight === null) return null
  return fromLeft >= 0 && (isInclusive ? fromRight <= 0 : fromRight < 0)
}

function comparison(holds: (order: number) => boolean): Operator {
  return (left, right) => {
    const order = compare(left, right)
    return order === null ? null : holds(order)
  }
}

function arithmetic(work: (left: number, right: number) => number): Operator {
  return (left, right) =>
    typeof left === 'number' && typeof right === 'number' ? finite(work(left, right)) : null
}

function isIn(left: unknown, right: unknown): boolean | null {
  if (right instanceof Path) {
    if (typeof left === 'string') return right.matches(left)
    return left instanceof Path ? right.matches(left.pattern) : null
  }
  return Array.isArray(right) ? right.some((item) => equal(left, item ?? null)) : null
}

function plus(left: unknown, right: unknown): unknown {
  if (typeof left === 'number' && typeof right === 'number') return finite(left + right)
  if (typeof left === 'string' && typeof right === 'string') return left + right
  if (left instanceof DateTime && typeof right === 'number') return left.plus(right)
  if (typeof left === 'number' && right instanceof DateTime) return right.plus(left)
  if (Array.isArray(left) && Array.isArray(right)) return [...left, ...right]
  if (!isFields(left) || !isFields(right)) return null
  const merged: Fields = {}
  addFields(merged, left)
  addFields(merged, right)
  return merged
}

function minus(left: unknown, right: unknown): unknown {
  if (typeof left === 'number' && typeof right === 'number') return finite(left - right)
  if (!(left instanceof DateTime)) return null
  if (right instanceof DateTime) return (left.time - right.time) / 1000
  return typeof right === 'number' ? left.plus(-right) : null
}
