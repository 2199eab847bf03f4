import { z } from 'zod'

/* Messages of the presence protocol: JSON-RPC. */

const session = z.string().min(1).max(100)
export const request = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(100), z.number()]),
  method: z.string().max(100),
  params: z.unknown(),
})
export const authorizationParams = z.object({ authorization: z.string().regex(/^Bearer \S+$/) })
export const announcementParams = z.object({
  data: z.object({ sessionId: session, locations: z.array(z.unknown()).max(50) }),
})
export const sessionParams = z.object({ session })
export const unsubscriptionParams = z.object({ subscriptionId: z.string() })

export type Reply = { result: unknown } | { error: { code: number; message: string } }

/** The reply to a request without a result. */
export const success = { result: true }

// Sanity's own codes beside those of JSON-RPC.
export const failure = {
  unauthorized: { error: { code: 4001, message: 'Unauthorized' } },
  tooMany: { error: { code: 4029, message: 'Too many messages' } },
  parse: { error: { code: -32_700, message: 'Parse error' } },
  method: { error: { code: -32_601, message: 'Method not found' } },
  params: { error: { code: -32_602, message: 'Invalid params' } },
} as const

/** Parses the parameters of a request: the reply is that of `run`, or `failure.params`. */
export function withParams<T>(schema: z.ZodType<T>, params: unknown, run: (params: T) => Reply): Reply {
  const parsed = schema.safeParse(params)
  return parsed.success ? run(parsed.data) : failure.params
}
