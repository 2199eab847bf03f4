import { createContext, Script } from 'node:vm'

const slot: { work: (() => unknown) | null } = { work: null }
const context = createContext({ call: () => slot.work?.() })
const script = new Script('call()')

export class OutOfTime extends Error {}

/**
 * Runs synchronous work for at most so many milliseconds. V8 itself stops it at any point, also in native code such as
 * `JSON.stringify` or a regular expression. Each call starts a timer thread: 0.15 ms on an idle machine, several on a busy
 * one.
 *
 * The work must leave no state half changed: build first, assign at the end. Nor may it be the first use of something that
 * is prepared on first use, such as a zod schema.
 *
 * @throws OutOfTime
 */
export function withinTime<T>(milliseconds: number, work: () => T): T {
  const outer = slot.work
  slot.work = work
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the script returns what `work` returns
    return script.runInContext(context, { timeout: milliseconds }) as T
  } catch (error) {
    if (isTermination(error)) {
      throw new OutOfTime(`Stopped after ${milliseconds} ms`, { cause: error })
    }
    throw error
  } finally {
    slot.work = outer
  }
}

/** True for V8's timeout error. It belongs to another context, so `instanceof Error` is false for it. */
export function isTermination(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  return error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
