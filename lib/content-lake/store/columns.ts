/*
 * Values of SQLite's columns. Tables are STRICT, so that another type is a mistake in a statement.
 */

/** @throws TypeError when the column does not hold text */
export function text(value: unknown): string {
  if (typeof value === 'string') return value
  throw new TypeError('A column that should hold text does not')
}

/** @throws TypeError when the column does not hold a number */
export function number(value: unknown): number {
  if (typeof value === 'number') return value
  throw new TypeError('A column that should hold a number does not')
}
