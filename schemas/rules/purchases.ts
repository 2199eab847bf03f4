/** What is wrong with a range of prices in pounds, as a message to the editor; `undefined` when it is valid. */
export function priceRangeProblem(from: unknown, to: unknown): string | undefined {
  if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return undefined
  return 'The higher price is below the lower one.'
}

/** What is wrong with the month of a purchase, of which `today` is a later day; `undefined` when it is valid. */
export function purchaseMonthProblem(month: string | undefined, today = new Date()): string | undefined {
  return month && Date.parse(month) > today.getTime() ? 'This is in the future.' : undefined
}
