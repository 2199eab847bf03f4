import { z } from 'zod'
import { dataError } from '../errors.ts'
import { parse } from '../parse.ts'

const attributes = z.record(z.string(), z.unknown())
const paths = z.record(z.string(), z.unknown())
const numbers = z.record(z.string(), z.number())

const selection = z.union([
  z.object({ id: z.string() }),
  z.object({ id: z.array(z.string()) }),
  z.object({ query: z.string(), params: attributes.optional() }),
])

const insert = z.union([
  z.object({ before: z.string(), items: z.array(z.unknown()) }),
  z.object({ after: z.string(), items: z.array(z.unknown()) }),
  z.object({ replace: z.string(), items: z.array(z.unknown()) }),
])

const patchOperations = z.object({
  ifRevisionID: z.string().optional(),
  set: paths.optional(),
  setIfMissing: paths.optional(),
  unset: z.array(z.string()).optional(),
  inc: numbers.optional(),
  dec: numbers.optional(),
  insert: insert.optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
})

const mutation = z.union([
  z.strictObject({ create: attributes }),
  z.strictObject({ createOrReplace: attributes }),
  z.strictObject({ createIfNotExists: attributes }),
  z.strictObject({ delete: z.intersection(selection, z.object({ purge: z.boolean().optional() })) }),
  z.strictObject({ patch: z.intersection(selection, patchOperations) }),
])

export type Mutation = z.infer<typeof mutation>
export type Selection = z.infer<typeof selection>
export type PatchOperations = z.infer<typeof patchOperations>

const mutationRequest = z.object({
  mutations: z.array(mutation).min(1),
  transactionId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,128}$/)
    .optional(),
})

export type MutationRequest = z.infer<typeof mutationRequest>

/** Parses the body of a mutation request. @throws LakeError 400 with the path of the first problem */
export function parseMutationRequest(body: unknown): MutationRequest {
  return parse(mutationRequest, body, ({ path, message }) =>
    dataError(400, 'validationError', `Invalid mutation request at "${path}": ${message}`),
  )
}
