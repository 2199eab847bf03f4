import { beforeEach, describe, expect, it } from 'vitest'
import type { LakeProcess } from '../support/lake-process.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()
let id: string
let count = 0

beforeEach(() => {
  id = `doc-${++count}`
})

describe('creating', () => {
  it('gives the system fields, and an id when there is none', async () => {
    const created = await lake.admin().create({ _type: 'note', text: 'a' })
    expect(created).toMatchObject({ _type: 'note', text: 'a', _rev: expect.any(String) })
    expect(created._id).toMatch(/^[\w-]+$/)
    expect(created._createdAt).toBe(created._updatedAt)
  })

  it('generates an id in a path that ends with a dot', async () => {
    const { _id } = await lake.admin().create({ _id: 'drafts.', _type: 'note' })
    expect(_id).toMatch(/^drafts\.[\w-]+$/)
  })

  it('refuses an id that exists, in Sanity’s shape', async () => {
    await lake.admin().create({ _id: id, _type: 'note' })
    await expect(lake.admin().create({ _id: id, _type: 'note' })).rejects.toMatchObject({
      statusCode: 409,
      responseBody: expect.stringContaining('documentAlreadyExistsError'),
      details: {
        type: 'mutationError',
        items: [{ index: 0, error: { type: 'documentAlreadyExistsError', id } }],
      },
    })
  })

  it('createIfNotExists leaves an existing document alone', async () => {
    await lake.admin().create({ _id: id, _type: 'note', text: 'first' })
    await lake.admin().createIfNotExists({ _id: id, _type: 'note', text: 'second' })
    expect(await lake.admin().getDocument(id)).toMatchObject({ text: 'first' })
  })

  it('createOrReplace replaces the whole document', async () => {
    await lake.admin().create({ _id: id, _type: 'note', text: 'first', more: 1 })
    await lake.admin().createOrReplace({ _id: id, _type: 'note', text: 'second' })
    const document = await lake.admin().getDocument(id)
    expect(document).toMatchObject({ text: 'second' })
    expect(document).not.toHaveProperty('more')
  })

  it.each([
    ['a bad id', { _id: '-x', _type: 'note' }],
    ['an id with two dots in a row', { _id: 'a..b', _type: 'note' }],
    ['an id that is too long', { _id: 'x'.repeat(129), _type: 'note' }],
    ['no type', { _id: 'no-type' }],
  ])('refuses %s', async (_name, document) => {
    await expect(lake.admin().create(document as never)).rejects.toMatchObject({ statusCode: 400 })
  })
})

describe('patching', () => {
  const patched = async (
    change: (patch: ReturnType<ReturnType<LakeProcess['admin']>['patch']>) => { commit(): Promise<unknown> },
  ) => {
    await lake.admin().create({
      _id: id,
      _type: 'note',
      text: 'The quick brown fox',
      number: 1,
      list: [
        { _key: 'a', n: 1 },
        { _key: 'b', n: 2 },
      ],
      nested: { deep: { value: 1 } },
    })
    await change(lake.admin().patch(id)).commit()
    return lake.admin().getDocument(id)
  }

  it('set, by name, by path and by key', async () => {
    const after = await patched((patch) =>
      patch.set({ number: 5, 'nested.deep.value': 2, 'list[_key=="b"].n': 9 }),
    )
    expect(after).toMatchObject({ number: 5, nested: { deep: { value: 2 } }, list: [{ n: 1 }, { n: 9 }] })
  })

  it('setIfMissing', async () => {
    expect(await patched((patch) => patch.setIfMissing({ number: 5, fresh: 'yes' }))).toMatchObject({
      number: 1,
      fresh: 'yes',
    })
  })

  it('unset, of a field and of an item', async () => {
    const after = await patched((patch) => patch.unset(['number', 'list[_key=="a"]']))
    expect(after).not.toHaveProperty('number')
    expect(after?.list).toEqual([{ _key: 'b', n: 2 }])
  })

  it('inc and dec', async () => {
    expect(
      await patched((patch) => patch.inc({ number: 4, 'nested.deep.value': 1 }).dec({ number: 2 })),
    ).toMatchObject({
      number: 3,
      nested: { deep: { value: 2 } },
    })
  })

  it.each([
    ['before', 'list[_key=="b"]', ['a', 'new', 'b']],
    ['after', 'list[-1]', ['a', 'b', 'new']],
    ['replace', 'list[_key=="a"]', ['new', 'b']],
  ] as const)('insert %s', async (where, place, expected) => {
    const after = await patched((patch) => patch.insert(where, place, [{ _key: 'new' }]))
    expect((after as unknown as { list: { _key: string }[] }).list.map(({ _key }) => _key)).toEqual(expected)
  })

  it('diffMatchPatch', async () => {
    const after = await patched((patch) =>
      patch.diffMatchPatch({ text: '@@ -1,9 +1,8 @@\n The \n-quick\n+slow\n' }),
    )
    expect(after).toMatchObject({ text: 'The slow brown fox' })
  })

  it('by query, with the effect of earlier mutations', async () => {
    await lake
      .admin()
      .mutate([
        { create: { _id: id, _type: 'batch', mark: id } },
        { patch: { query: '*[mark == $mark]', params: { mark: id }, set: { done: true } } },
      ])
    expect(await lake.admin().getDocument(id)).toMatchObject({ done: true })
  })

  it('raises the revision and the time of change, not the time of creation', async () => {
    const before = await lake.admin().create({ _id: id, _type: 'note' })
    const after = await lake.admin().patch(id).set({ text: 'x' }).commit()
    expect(after._rev).not.toBe(before._rev)
    expect(after._createdAt).toBe(before._createdAt)
    expect(Date.parse(after._updatedAt)).toBeGreaterThanOrEqual(Date.parse(before._updatedAt))
  })

  it('refuses a document that does not exist', async () => {
    await expect(lake.admin().patch('missing').set({ a: 1 }).commit()).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentNotFoundError', id: 'missing' } }] },
    })
  })

  it('refuses to change the id or the type', async () => {
    await lake.admin().create({ _id: id, _type: 'note' })
    for (const change of [{ _type: 'other' }, { _id: 'other' }]) {
      await expect(lake.admin().patch(id).set(change).commit()).rejects.toMatchObject({ statusCode: 409 })
    }
  })

  it('refuses a revision that is not the expected one', async () => {
    const { _rev } = await lake.admin().create({ _id: id, _type: 'note' })
    await lake.admin().patch(id).ifRevisionId(_rev).set({ a: 1 }).commit()
    await expect(lake.admin().patch(id).ifRevisionId(_rev).set({ a: 2 }).commit()).rejects.toMatchObject({
      statusCode: 409,
      details: {
        items: [{ error: { type: 'documentRevisionIDDoesNotMatchError', expectedRevisionID: _rev } }],
      },
    })
    expect(await lake.admin().getDocument(id)).toMatchObject({ a: 1 })
  })
})

describe('deleting', () => {
  it('succeeds by id, even without such a document', async () => {
    await lake.admin().create({ _id: id, _type: 'note' })
    await lake.admin().delete(id)
    await lake.admin().delete(id)
    expect(await lake.admin().getDocument(id)).toBeUndefined()
  })

  it('removes what a query selects', async () => {
    await lake
      .admin()
      .mutate([1, 2, 3].map((n) => ({ create: { _id: `${id}-${n}`, _type: 'heap', heap: id } })))
    await lake.admin().delete({ query: '*[_type == "heap" && heap == $heap]', params: { heap: id } })
    expect(await lake.admin().fetch('count(*[heap == $heap])', { heap: id })).toBe(0)
  })
})

describe('references', () => {
  const reference = (target: string, extra: object = {}) => ({ _type: 'reference', _ref: target, ...extra })

  it('must point at a document that exists, unless weak', async () => {
    await expect(
      lake.admin().create({ _id: id, _type: 'note', to: reference('ghost') }),
    ).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { id, referenceID: 'ghost' } }] },
    })
    await lake.admin().create({ _id: id, _type: 'note', to: reference('ghost', { _weak: true }) })
  })

  it('may point at each other from within one transaction', async () => {
    await lake
      .admin()
      .transaction()
      .create({ _id: `${id}-a`, _type: 'note', to: [{ _key: 'k', ...reference(`${id}-b`) }] })
      .create({ _id: `${id}-b`, _type: 'note', to: reference(`${id}-a`) })
      .commit()
    expect(await lake.admin().fetch('count(*[references($id)])', { id: `${id}-a` })).toBe(1)
  })

  it('keep their target from being deleted', async () => {
    await lake.admin().create({ _id: `${id}-target`, _type: 'note' })
    await lake.admin().create({ _id: id, _type: 'note', to: reference(`${id}-target`) })
    await expect(lake.admin().delete(`${id}-target`)).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentHasExistingReferencesError', referencingIDs: [id] } }] },
    })
    await lake.admin().transaction().delete(id).delete(`${id}-target`).commit()
    expect(await lake.admin().getDocument(`${id}-target`)).toBeUndefined()
  })
})
