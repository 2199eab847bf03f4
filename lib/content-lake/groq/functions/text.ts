import { TextQuery } from '../text-query.ts'
import { type GroqFunction, pure } from './function.ts'

export const text: Record<string, GroqFunction> = {
  query: pure(1, 1, (query) => (typeof query === 'string' ? new TextQuery(query) : null)),
}
