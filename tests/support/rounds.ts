/** How often a test repeats something random: `TEST_ROUNDS` times, or the default. */
export function rounds(byDefault: number): number {
  return Number(process.env.TEST_ROUNDS ?? byDefault)
}
