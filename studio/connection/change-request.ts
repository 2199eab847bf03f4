import { randomKey } from '../../lib/shared/random-key.ts'
import { isRecord } from './is-record.ts'
import type { Fetch } from './fetch.ts'

type Init = NonNullable<Parameters<Fetch>[1]>

/** A request that changes documents, in a form that can be stored and sent any number of times. */
export type ChangeRequest = {
  url: string
  /** JSON, with a transaction id: the Content Lake carries out the requests of one id once. */
  body: string
  transactionId: string
  /** The published ids of its documents. */
  documents: string[]
  /** Sent by a form as somebody types, not by a button. */
  isTyping: boolean
}

const changePath = /\/data\/(?:mutate|actions)\/[^/]+$/

/** The parts of a request to change documents; undefined for any other. */
export function parseChangeRequest(input: string, init: Init | undefined): ChangeRequest | undefined {
  if (init?.method !== 'POST' || typeof init.body !== 'string') return undefined
  const url = new URL(input)
  if (!changePath.test(url.pathname)) return undefined
  const parsed: unknown = JSON.parse(init.body)
  if (!isRecord(parsed)) return undefined
  const given = parsed.transactionId
  const transactionId = typeof given === 'string' ? given : randomKey()
  const body = given === transactionId ? init.body : JSON.stringify({ ...parsed, transactionId })
  const isTyping = /(?:^|\.)document\.commit$/.test(url.searchParams.get('tag') ?? '')
  return { url: input, body, transactionId, documents: documentsOf(parsed), isTyping }
}

function documentsOf(body: Record<string, unknown>): string[] {
  const steps = [body.actions, body.mutations].filter(Array.isArray).flat()
  const ids = steps.flatMap((step: unknown) => (isRecord(step) ? idsIn(step) : []))
  return [...new Set(ids.map((id) => id.replace(/^(?:drafts|versions\.[^.]+)\./, '')))]
}

/** Ids are in an action itself, or in the one field of a mutation. */
function idsIn(step: Record<string, unknown>): string[] {
  return [step, ...Object.values(step)]
    .filter(isRecord)
    .flatMap(({ publishedId, id, _id }) => [publishedId, id, _id])
    .filter((id) => typeof id === 'string')
}
