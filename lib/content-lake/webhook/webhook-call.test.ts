import { expect, it } from 'vitest'
import type { PendingChange } from './change-store.ts'
import { batchOf } from './webhook-call.ts'

const rendered = (text: string, documentId = 'a') => {
  const change: PendingChange = {
    sequence: 1,
    position: 0,
    dataset: 'd',
    transactionId: 't',
    documentId,
    change: '',
    rendered: null,
    batch: null,
    createdAt: '2026-06-01T12:00:00.000Z',
  }
  return { change, text }
}

it('sends one change by itself and several as a list, each as projected', () => {
  expect(batchOf([rendered('{"n":1}')]).body).toBe('{"n":1}')
  expect(batchOf([rendered('{"n":1}'), rendered('[2,3]'), rendered('4')]).body).toBe('[{"n":1},[2,3],4]')
})

it('adds changes that were rendered for whole commits to the same list', () => {
  expect(batchOf([rendered('[1,2]', '')]).body).toBe('[1,2]')
  expect(batchOf([rendered('[1,2]', ''), rendered('3', ''), rendered('4')]).body).toBe('[1,2,3,4]')
})
