import { expect, it } from 'vitest'
import type { WaitingChange } from './change-store.ts'
import { batchOf } from './webhook-call.ts'

const told = (text: string, documentId = 'a') => {
  const change: WaitingChange = {
    sequence: 1,
    position: 0,
    dataset: 'd',
    transactionId: 't',
    documentId,
    change: '',
    rendered: null,
    batch: null,
  }
  return { change, text }
}

it('sends one change by itself and several as a list, each as its projection made it', () => {
  expect(batchOf([told('{"n":1}')]).body).toBe('{"n":1}')
  expect(batchOf([told('{"n":1}'), told('[2,3]'), told('4')]).body).toBe('[{"n":1},[2,3],4]')
})

it('puts what was worked out for whole commits into the same list', () => {
  expect(batchOf([told('[1,2]', '')]).body).toBe('[1,2]')
  expect(batchOf([told('[1,2]', ''), told('3', ''), told('4')]).body).toBe('[1,2,3,4]')
})
