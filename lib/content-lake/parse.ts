import type { z } from 'zod'
import type { LakeError } from './errors.ts'

/** The first thing that is wrong with a value, and where in it: names and positions joined by dots. */
export type Problem = { path: string; message: string }

/**
 * A value from outside, in the form its schema gives it.
 *
 * @param refusal - makes the error for a value that does not fit
 * @throws LakeError what `refusal` returns
 */
export function parse<T>(
  schema: z.ZodType<T>,
  value: unknown,
  refusal: (problem: Problem, error: z.ZodError) => LakeError,
): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw refusal({ path: issue?.path.join('.') ?? '', message: issue?.message ?? 'is wrong' }, parsed.error)
}
