import { describe, expect, it } from 'vitest'
import { toVehicle } from './vehicle-record.ts'
import type { LookupResult } from './lookup-vehicle.ts'
import { idleLookup, type LookupEvent, lookupReducer, type LookupState, stateAfter } from './lookup-state.ts'

const vehicle = toVehicle({ make: 'Ford', model: 'Focus' }, 'AB12CDE')
const found: LookupResult = { kind: 'found', vehicle }
const failed: LookupResult = { kind: 'failed', failure: { reason: 'timeout' } }

function after(...events: LookupEvent[]): LookupState {
  let state = idleLookup
  for (const event of events) state = lookupReducer(state, event)
  return state
}
const searched = (searchId = 1): LookupEvent => ({ type: 'searched', text: 'ab12 cde', searchId })
const settled = (result: LookupResult, searchId = 1): LookupEvent => ({ type: 'settled', searchId, result })
const typed = (text: string): LookupEvent => ({ type: 'typed', text })

describe('stateAfter', () => {
  it('continues from the lookup of the page', () => {
    expect(stateAfter(undefined)).toEqual(idleLookup)
    expect(stateAfter({ kind: 'pending' })).toEqual(idleLookup)
    expect(stateAfter({ kind: 'found', vehicle })).toEqual({
      status: 'found',
      registration: 'AB12CDE',
      vehicle,
    })
    expect(stateAfter({ kind: 'no-data' })).toMatchObject({ status: 'not-found' })
    expect(stateAfter({ kind: 'failed' })).toMatchObject({ status: 'error', reason: 'failed' })
    expect(stateAfter({ kind: 'invalid', message: 'Wrong' })).toMatchObject({
      status: 'error',
      reason: 'invalid',
      message: 'Wrong',
    })
  })
})

describe('lookupReducer', () => {
  it('has the typed text in capitals, at most eight letters and digits', () => {
    expect(after(typed('ab12 cdefg'))).toEqual({ status: 'idle', registration: 'AB12 CDEF' })
  })

  it('goes from loading to the state of the result', () => {
    const registration = 'AB12 CDE'
    expect(after(searched())).toEqual({ status: 'loading', registration, searchId: 1, isSlow: false })
    expect(after(searched(), settled(found))).toEqual({ status: 'found', registration, vehicle })
    expect(after(searched(), settled({ kind: 'no-data' }))).toEqual({ status: 'not-found', registration })
    expect(after(searched(), settled(failed))).toEqual({ status: 'error', reason: 'failed', registration })
    expect(after(searched(), settled({ kind: 'aborted' }))).toEqual({ status: 'idle', registration })
  })

  it('has the message of a rejected registration', () => {
    expect(after({ type: 'rejected', text: 'a', message: 'Wrong' })).toEqual({
      status: 'error',
      reason: 'invalid',
      registration: 'A',
      message: 'Wrong',
    })
  })

  it.each([
    ['a rejection', [{ type: 'rejected', text: 'a', message: 'Wrong' }]],
    ['not found', [searched(), settled({ kind: 'no-data' })]],
    ['a failure', [searched(), settled(failed)]],
  ] satisfies [string, LookupEvent[]][])('clears %s when something is typed', (_name, events) => {
    expect(after(...events, typed('X'))).toEqual({ status: 'idle', registration: 'X' })
  })

  it('ignores typing during a search', () => {
    expect(after(searched(), typed('X'))).toEqual(after(searched()))
  })

  it('ignores the result of an earlier search', () => {
    expect(after(searched(1), searched(2), settled(found, 1))).toMatchObject({
      status: 'loading',
      searchId: 2,
    })
    expect(after(searched(1), { type: 'reset' }, settled(found, 1))).toEqual(idleLookup)
    expect(after(searched(1), searched(2), settled({ kind: 'no-data' }, 2), settled(found, 1))).toMatchObject(
      {
        status: 'not-found',
      },
    )
  })

  it('marks only the current search as slow', () => {
    const slow = (searchId: number): LookupEvent => ({ type: 'slow', searchId })
    expect(after(searched(1), slow(1))).toMatchObject({ status: 'loading', isSlow: true })
    expect(after(searched(1), searched(2), slow(1))).toMatchObject({ status: 'loading', isSlow: false })
    expect(after(searched(1), settled(found), slow(1))).toMatchObject({ status: 'found' })
    expect(after(slow(1))).toEqual(idleLookup)
  })

  it('is idle after a reset in any state', () => {
    for (const before of [
      [typed('X')],
      [searched()],
      [searched(), settled(found)],
      [searched(), settled(failed)],
    ])
      expect(after(...before, { type: 'reset' })).toEqual(idleLookup)
  })
})
