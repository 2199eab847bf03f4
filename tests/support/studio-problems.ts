import type { SanityClient } from '@sanity/client'
import { Schema } from '@sanity/schema'
import { builtinTypes } from '@sanity/schema/_internal'
import type { Path } from '@sanity/types'
import { validateDocumentInternal } from '@sanity/validation/_internal'
import { evaluate, parse } from 'groq-js'
import { schemaTypes } from '../../schemas/index.ts'

type Document = {
  _id: string
  _type: string
  [field: string]: unknown
}

const parent = Schema.compile({ name: 'builtin', types: builtinTypes })
/** The compiled content model, with Sanity's own types. */
export const schema = Schema.compile({ name: 'default', types: schemaTypes, parent })

/** What the Studio reports about `document` in a dataset that holds `others` too. */
export async function problems(document: Document, others: Document[] = []) {
  const dataset = [document, ...others]
  const client = {
    fetch: async (query: string, params: Record<string, unknown>) =>
      (await evaluate(parse(query, { params }), { dataset, params })).get() as Promise<unknown>,
    withConfig: () => client,
  }
  const markers = await validateDocumentInternal({
    document: { _createdAt: '', _updatedAt: '', _rev: '', ...document },
    schema,
    environment: 'studio',
    getClient: () => client as unknown as SanityClient,
    getDocumentExists: ({ id }) => Promise.resolve(dataset.some(({ _id }) => _id === id)),
  })
  return markers.map(({ level, path, message }) => `${level} ${pathText(path)}: ${message}`)
}

const pathText = (path: Path) =>
  path.map((part) => (typeof part === 'object' && '_key' in part ? part._key : String(part))).join('.')

export const text = [
  { _type: 'block', _key: 'b', children: [{ _type: 'span', _key: 's', text: 'A text of its own.' }] },
]
const texts = { intro: text, sellingPoints: text, localExpertise: text, callToAction: text }
export const seo = {
  _type: 'seo',
  title: 'Sell My Car in Reading',
  description:
    'A free quote for your car in Reading, collection from your door and a bank transfer before it leaves. No fees and no obligation.',
}
export const reference = (id: string) => ({ _type: 'reference', _key: id, _ref: id })
export const slug = (current: string) => ({ _type: 'slug', current })

/** Complete documents, as they are stored. */
export const town = (name: string, fields: Record<string, unknown> = {}): Document => ({
  _id: `town-${name}`,
  _type: 'town',
  name,
  slug: slug(name),
  kind: 'town',
  location: { _type: 'location', lat: 51.456, lng: -0.972 },
  ...texts,
  seo,
  ...fields,
})

export const area = (townName: string, name: string, fields: Record<string, unknown> = {}): Document => ({
  _id: `area-${townName}-${name}`,
  _type: 'area',
  name,
  town: { _type: 'reference', _ref: `town-${townName}` },
  slug: slug(name),
  location: { _type: 'location', lat: 51.468, lng: -0.973 },
  postcodes: ['RG4'],
  ...texts,
  seo,
  ...fields,
})

export const redirect = (name: string, from: string, to: string): Document => ({
  _id: `redirect-${name}`,
  _type: 'redirect',
  from,
  to,
  permanent: true,
})
