import type { SanityClient } from '@sanity/client'
import { validateDocument, validationMarkerCodes } from '@sanity/validation'
import { validateDocumentInternal } from '@sanity/validation/_internal'
import { evaluateSync, parse } from 'groq-js'
import { type CompiledSchema, compileSchema } from '../lib/compile-schema.ts'
import { addressOf } from './selection.ts'
import { type SeedDocument, referencesIn } from './seed-document.ts'

/** A problem of one document. */
export type SeedProblem = { id: string; field: string; message: string }

type ReferenceOrList = { to?: { name: string }[]; of?: { to?: { name: string }[] }[] }

/**
 * Validates the documents by the same rules as in the Studio, against one another instead of against the dataset. Writes
 * nothing.
 */
export async function validateSeed(documents: SeedDocument[]): Promise<SeedProblem[]> {
  const schema = compileSchema()
  const unknown = wrongTypes(documents, schema)
  if (unknown.length > 0) return unknown
  const problems = [
    ...duplicates(documents),
    ...wrongReferences(documents, schema),
    ...(await schemaProblems(documents, schema)),
  ]
  // Several rules can report the same problem.
  return [...new Map(problems.map((problem) => [Object.values(problem).join('\n'), problem])).values()]
}

function duplicates(documents: SeedDocument[]): SeedProblem[] {
  const problems: SeedProblem[] = []
  const ids = new Set<string>()
  const addresses = new Map<string, string>()
  for (const document of documents) {
    const { _id: id } = document
    if (ids.has(id)) problems.push({ id, field: '_id', message: 'Another document has the same id' })
    else if (!/^[a-zA-Z0-9][a-zA-Z0-9_-]{0,127}$/.test(id))
      problems.push({ id, field: '_id', message: 'Only letters, digits, dashes and underscores' })
    ids.add(id)
    const address = addressOf(document)
    if (address === undefined) continue
    const other = addresses.get(address)
    if (other !== undefined && other !== id)
      problems.push({ id, field: 'slug', message: `The address /${address} is also that of ${other}` })
    addresses.set(address, id)
  }
  return problems
}

function wrongTypes(documents: SeedDocument[], schema: CompiledSchema): SeedProblem[] {
  return documents
    .filter((document) => schema.get(document._type)?.type?.name !== 'document')
    .map(({ _id: id, _type }) => ({
      id,
      field: '_type',
      message: `The content model has no document type ${_type}`,
    }))
}

function wrongReferences(documents: SeedDocument[], schema: CompiledSchema): SeedProblem[] {
  const typeOf = new Map(documents.map((document) => [document._id, document._type]))
  return documents.flatMap(({ _id: id, _type, ...content }) =>
    referencesIn(content).flatMap(({ path: field, target }) => {
      const type = typeOf.get(target)
      if (type === undefined)
        return [{ id, field, message: `Refers to ${target}, which the seed does not have` }]
      const allowed = allowedTargets(schema, _type, field)
      return allowed.includes(type)
        ? []
        : [{ id, field, message: `Refers to a ${type}; allowed: ${allowed.join(', ')}` }]
    }),
  )
}

/** The types that the reference or array of references at this path may target. */
function allowedTargets(schema: CompiledSchema, type: string, path: string): string[] {
  const name = path.split(/[.[]/, 1)[0]
  const documentType: { fields?: { name: string; type: ReferenceOrList }[] } | undefined = schema.get(type)
  const field = documentType?.fields?.find((candidate) => candidate.name === name)?.type
  return [field, ...(field?.of ?? [])].flatMap((member) => member?.to ?? []).map((target) => target.name)
}

async function schemaProblems(documents: SeedDocument[], schema: CompiledSchema): Promise<SeedProblem[]> {
  const client = clientOver(documents)
  const ids = new Set(documents.map((document) => document._id))
  const getDocumentExists = ({ id }: { id: string }) => Promise.resolve(ids.has(id))
  const check = async (seed: SeedDocument): Promise<SeedProblem[]> => {
    const document = { _createdAt: '', _updatedAt: '', _rev: '', ...seed }
    // Only in the Studio's environment do rules have their levels.
    const environment = 'studio'
    const [studio, general] = await Promise.all([
      validateDocumentInternal({ document, schema, environment, getClient: () => client, getDocumentExists }),
      validateDocument({ document, schema, getDocumentExists }),
    ])
    // The Studio does not report unknown fields: an editor cannot create any.
    const unknownFields = general.markers.filter(
      ({ code }) => code === validationMarkerCodes.objectUnknownField,
    )
    return [...studio.filter(({ level }) => level === 'error'), ...unknownFields].map(
      ({ path, message }) => ({
        id: seed._id,
        field: path.map(segmentText).join('.'),
        message,
      }),
    )
  }
  const problems: SeedProblem[] = []
  // Validation mostly waits for timers; more at once would only use memory.
  const concurrency = 5
  for (let start = 0; start < documents.length; start += concurrency)
    problems.push(...(await Promise.all(documents.slice(start, start + concurrency).map(check))).flat())
  return problems
}

function segmentText(segment: unknown): string {
  return typeof segment === 'object' && segment !== null && '_key' in segment
    ? `[${String(segment._key)}]`
    : String(segment)
}

/** Evaluates the queries of rules (is this slug taken?) over the documents of the seed. */
function clientOver(documents: SeedDocument[]): SanityClient {
  const client = {
    fetch: (query: string, params: Record<string, unknown> = {}): Promise<unknown> =>
      evaluateSync(parse(query, { params }), { dataset: documents, params }).get(),
    withConfig: () => client,
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rules call these two methods only
  return client as unknown as SanityClient
}
