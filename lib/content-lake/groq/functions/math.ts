import { finite } from '../values.ts'
import { type GroqFunction, pure } from './function.ts'

export const math: Record<string, GroqFunction> = {
  avg: onNumbers((numbers) => (numbers.length === 0 ? null : finite(sum(numbers) / numbers.length))),
  max: onNumbers((numbers) => extreme(numbers, (a, b) => a > b)),
  min: onNumbers((numbers) => extreme(numbers, (a, b) => a < b)),
  sum: onNumbers((numbers) => finite(sum(numbers))),
}

/** Nulls are ignored; any other value that is not a number makes the result null. */
function onNumbers(work: (numbers: number[]) => number | null): GroqFunction {
  return pure(1, 1, (list) => {
    if (!Array.isArray(list)) return null
    const values = list.filter((item) => item != null)
    return values.every((value) => typeof value === 'number') ? work(values) : null
  })
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function extreme(numbers: number[], isBefore: (a: number, b: number) => boolean): number | null {
  return numbers.reduce<number | null>((best, n) => (best === null || isBefore(n, best) ? n : best), null)
}
