import fc from 'fast-check'

/** A generated request to any endpoint. */
export type GeneratedRequest = {
  method: string
  path: string
  body?: string
}

/** Ids hidden from anonymous clients: those with a dot in a public dataset, all of them in a private one. */
const hiddenIds = ['enquiry.1', 'drafts.public', 'drafts.hidden', 'versions.r1.public', '_.releases.r1']
const ids = [...hiddenIds, 'enquiry.9', 'drafts.9', 'public', 'secret', 'nothing']
const datasets = ['production', 'hidden', 'nowhere']
const values = ['text', 1, true, null, { a: 1 }, [1], { _type: 'reference', _ref: 'enquiry.1' }]
const transactions = ['hidden-transaction', 'public-transaction', 'fresh']
const fields = ['name', 'count', 'list[0]', 'list[_key=="k"]', 'nested.deep', '_id', '_type']

const pick = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values)
const selection = fc.oneof(
  pick(ids).map((id) => ({ id })),
  fc.subarray(ids, { minLength: 1 }).map((id) => ({ id })),
  pick(ids).map((id) => ({ query: '*[_id == $id]', params: { id } })),
)
const operation = fc
  .tuple(pick(fields), pick(values))
  .chain(([field, value]) =>
    pick([
      { set: { [field]: value } },
      { setIfMissing: { [field]: value } },
      { unset: [field] },
      { inc: { [field]: 1 } },
      { dec: { [field]: 1 } },
      { insert: { after: field, items: [value] } },
      { diffMatchPatch: { [field]: '@@ -1,4 +1,4 @@\n-text\n+next\n' } },
    ]),
  )
const revision = fc.option(pick(transactions), { nil: undefined })
const document = fc
  .tuple(pick(ids), pick(['note', 'enquiry']), pick(values))
  .map(([_id, _type, value]) => ({ _id, _type, value }))
const mutation = fc.oneof(
  fc
    .tuple(pick(['create', 'createIfNotExists', 'createOrReplace']), document)
    .map(([kind, value]) => ({ [kind]: value })),
  fc.tuple(selection, fc.boolean()).map(([what, purge]) => ({ delete: { ...what, purge } })),
  fc
    .tuple(selection, operation, revision)
    .map(([what, change, ifRevisionID]) => ({ patch: { ...what, ...change, ifRevisionID } })),
)
const actionTypes = [
  ...['create', 'delete', 'discard', 'edit', 'publish', 'unpublish', 'replaceDraft'].map(
    (name) => `document.${name}`,
  ),
  ...['create', 'discard', 'replace', 'unpublish'].map((name) => `document.version.${name}`),
  ...['create', 'edit', 'publish', 'archive', 'unarchive', 'delete', 'schedule', 'unschedule'].map(
    (name) => `release.${name}`,
  ),
]
const action = fc
  .record({
    actionType: pick(actionTypes).map((name) => `sanity.action.${name}`),
    publishedId: pick(ids),
    draftId: pick(ids),
    versionId: pick(ids),
    baseId: pick(ids),
    releaseId: pick(['r1', 'r9']),
    ifDraftRevisionId: revision,
    ifPublishedRevisionId: revision,
    ifBaseRevisionId: revision,
    patch: operation,
    document,
    attributes: document,
  })
  .map((fields) => fields as object)

const groq = [
  '*',
  '*[_id == $id]',
  'count(*[_type == "enquiry"])',
  '*[_id == "public"][0].to->{...}',
  '*[references($id)]._id',
  '*[_id == "public"]{"back": *[references(^._id)]._id}',
  '*[_id in path("**")]',
  '*[_originalId match "*"]',
  '$id in *[]._id',
]

/** Requests to one endpoint (`GET /data/doc/:dataset/:ids`), with all its parameters varied. */
export function requestsTo(route: string): fc.Arbitrary<GeneratedRequest> {
  const [method = 'GET', pattern = ''] = route.split(' ')
  const mutations = fc.array(mutation, { minLength: 1, maxLength: 3 })
  const actions = fc.array(action, { minLength: 1, maxLength: 2 })
  const bodies: Record<string, fc.Arbitrary<object>> = {
    '/data/mutate/:dataset': fc.record({ mutations, transactionId: revision }),
    '/data/actions/:dataset': fc.record({ actions, transactionId: revision, dryRun: fc.boolean() }),
    '/data/query/:dataset': fc.record({ query: pick(groq), params: fc.record({ id: pick(ids) }) }),
  }
  const file = `${'0'.repeat(39)}1-1x1.png`
  const search = fc
    .tuple(pick(groq), pick(ids), fc.subarray(flags))
    .map(([query, id, flags]) =>
      new URLSearchParams([['query', query], ['$id', JSON.stringify(id)], ...flags]).toString(),
    )
  return fc
    .tuple(
      pick(datasets),
      fc.subarray(ids, { minLength: 1, maxLength: 3 }),
      search,
      bodies[pattern] ?? fc.constant({}),
    )
    .map(([dataset, ids, query, body]) => ({
      method,
      path: `${/^\/(images|files)/.test(pattern) ? '' : '/v2026-01-01'}${pattern
        .replace(':project', 'embedded')
        .replace(':dataset', dataset)
        .replace(':ids', ids.join(','))
        .replace(':id', ids[0] ?? '')
        .replace(':keys', 'a,b')
        .replace(':file', pattern.startsWith('/files') ? file.replace('-1x1', '') : file)
        .replace('/:vanity?', '')
        .replace('*', 'x')}?${query}`,
      ...(method !== 'GET' && method !== 'DELETE' && { body: JSON.stringify(body) }),
    }))
}

const flags = [
  ['dryRun', 'true'],
  ['includeAllVersions', 'true'],
  ['excludeContent', 'true'],
  ['returnDocuments', 'true'],
  ['returnIds', 'true'],
  ['autoGenerateArrayKeys', 'true'],
  ['perspective', 'drafts'],
  ['resultSourceMap', 'true'],
  ['includeDrafts', 'true'],
  ['revision', 'hidden-transaction'],
  ['fromTransaction', 'hidden-transaction'],
  ['types', 'note,enquiry'],
]
