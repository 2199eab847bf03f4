import { expect, it, vi } from 'vitest'
import type { StructureBuilder } from 'sanity/structure'
import { enquiryInbox } from './inbox-lists.ts'

vi.mock('sanity', () => ({}))
vi.mock('sanity/structure', () => ({}))

type CanHandle = (intent: string, params: { type: string }) => boolean

/** A builder whose every method returns itself, and which records the lists that take a link. */
function recorder() {
  const taking: { id: string; canHandle: CanHandle }[] = []
  const builder = (id = ''): unknown =>
    new Proxy(
      {},
      {
        get: (_target, method) => (argument: unknown) => {
          if (method === 'canHandleIntent') taking.push({ id, canHandle: argument as CanHandle })
          return builder(method === 'id' ? String(argument) : id)
        },
      },
    )
  return { S: builder() as StructureBuilder, taking }
}

it('a link to an enquiry opens it beside the list of all, and no other link does', () => {
  const { S, taking } = recorder()
  enquiryInbox(S)
  const opening = (intent: string, type: string) =>
    taking.filter(({ canHandle }) => canHandle(intent, { type })).map(({ id }) => id)
  expect(opening('edit', 'enquiry')).toEqual(['all'])
  expect(opening('edit', 'town')).toEqual([])
  expect(opening('create', 'enquiry')).toEqual([])
})
