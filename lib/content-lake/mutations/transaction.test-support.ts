import { expect } from 'vitest'
import type { LakeDocument } from '../types.ts'
import type { MutationSource } from './apply-mutations.ts'

/** System fields of the documents of {@link note}. */
const before = { _rev: 'before', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-02T00:00:00Z' }

/** A stored document. */
export function note(_id: string, fields: Record<string, unknown> = {}): LakeDocument {
  return { _id, _type: 'note', ...before, ...fields }
}

/** A source in which everything is permitted and queries select nothing. */
export function sourceOf(documents: LakeDocument[], overrides: Partial<MutationSource> = {}): MutationSource {
  return {
    get: (id) => documents.find(({ _id }) => _id === id),
    select: () => [],
    hasPermission: () => true,
    ...overrides,
  }
}

/** The error of a refused mutation, in Sanity's shape. */
export function refusal(status: number, index: number, error: Record<string, unknown>): unknown {
  const description = `The mutation(s) failed: ${String(error.description)}`
  return expect.objectContaining({
    status,
    body: { error: { type: 'mutationError', description, items: [{ index, error }] } },
  })
}
