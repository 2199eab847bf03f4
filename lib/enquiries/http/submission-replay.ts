import 'server-only'
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { FieldErrors } from '../shared/forms.ts'
import type { Question } from '../captcha/sum-challenge.ts'

/** What a form was sent with, and why that was not enough: for the page that shows it again. */
export type EarlierPost = {
  values: Record<string, string>
  errors: FieldErrors
  /** What is wrong with the whole, when no field is to blame. */
  message?: string | undefined
  question?: Question | undefined
}

/** The header in which the endpoint tells the page which post to show. */
export const earlierPostHeader = 'x-earlier-post'

// On the global object: the bundler gives the endpoint and the page a copy of this module each.
const shared = globalThis as { [key: symbol]: LRUCache<string, EarlierPost> | undefined }
const key = Symbol.for('berkshire-car-buying.earlier-posts')
const posts = (shared[key] ??= new LRUCache({ max: 200, ttl: 30_000 }))

/** Leaves a post for the page that is about to be rendered; resolves to the name it goes by. */
export function leaveEarlierPost(post: EarlierPost): string {
  const name = randomUUID()
  posts.set(name, post)
  return name
}

/** The post of that name, once: what visitors typed stays in memory for the time of one request. */
export function takeEarlierPost(name: string | null): EarlierPost | undefined {
  if (name === null) return undefined
  const post = posts.get(name)
  posts.delete(name)
  return post
}
