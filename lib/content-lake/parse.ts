import type { z } from 'zod'
import type { LakeError } from './errors.ts'

/** The first problem of a value, and its path: names and positions joined by dots. */
export type Problem = { path: string; message: string }

/**
 * Parses a value from outside.
 *
 * @param refusal - creates the error for a value that does not fit the schema
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
