/**
 * Whether `work` ends before a timer of this process that starts with it. A busy machine delays both, unlike the time on a
 * clock.
 */
export async function endsBeforeTimer(milliseconds: number, work: () => Promise<unknown>): Promise<boolean> {
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
  }, milliseconds)
  await work()
  clearTimeout(timer)
  return !isLate
}
