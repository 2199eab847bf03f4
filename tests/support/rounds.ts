/** How often a test repeats what luck decides: so often in every run, `TEST_ROUNDS` times when that is set. */
export function rounds(usually: number): number {
  return Number(process.env.TEST_ROUNDS ?? usually)
}
