import { limitRegistration } from './registration.ts'
import type { FirstLookup } from './first-lookup-result.ts'
import type { LookupResult } from './lookup-vehicle.ts'
import type { Vehicle } from './vehicle.ts'

/** The state of a registration lookup. `registration` is always the text in the field. */
export type LookupState = { registration: string } & (
  | { status: 'idle' }
  | { status: 'loading'; searchId: number; isSlow: boolean }
  | { status: 'found'; vehicle: Vehicle }
  | { status: 'not-found' }
  | { status: 'error'; reason: 'invalid'; message: string }
  | { status: 'error'; reason: 'failed' }
)

/** The events of a lookup. A search has an id, by which a late result of an earlier search is ignored. */
export type LookupEvent =
  | { type: 'typed'; text: string }
  | { type: 'rejected'; text: string; message: string }
  | { type: 'searched'; text: string; searchId: number }
  | { type: 'slow'; searchId: number }
  | { type: 'settled'; searchId: number; result: LookupResult }
  | { type: 'reset' }

/** Nothing typed, and no search. */
export const idleLookup: LookupState = { status: 'idle', registration: '' }

/** The state that follows from the lookup of the page. */
export function stateAfter(first: FirstLookup | undefined): LookupState {
  switch (first?.kind) {
    case 'found':
      return { status: 'found', registration: first.vehicle.registration, vehicle: first.vehicle }
    case 'no-data':
      return { ...idleLookup, status: 'not-found' }
    case 'invalid':
      return { ...idleLookup, status: 'error', reason: 'invalid', message: first.message }
    case 'failed':
      return { ...idleLookup, status: 'error', reason: 'failed' }
    case 'pending':
    case undefined:
      return idleLookup
  }
}

/** The state machine of the registration lookup. */
export function lookupReducer(state: LookupState, event: LookupEvent): LookupState {
  switch (event.type) {
    case 'typed':
      // The field is disabled during a search; an event that was already queued must not cancel it.
      if (state.status === 'loading') return state
      return { status: 'idle', registration: limitRegistration(event.text) }
    case 'rejected':
      return {
        status: 'error',
        reason: 'invalid',
        registration: limitRegistration(event.text),
        message: event.message,
      }
    case 'searched':
      return {
        status: 'loading',
        registration: limitRegistration(event.text),
        searchId: event.searchId,
        isSlow: false,
      }
    case 'slow':
      return isAwaited(state, event.searchId) ? { ...state, isSlow: true } : state
    case 'settled':
      return isAwaited(state, event.searchId) ? settle(state.registration, event.result) : state
    case 'reset':
      return idleLookup
  }
}

function isAwaited(state: LookupState, searchId: number): state is LookupState & { status: 'loading' } {
  return state.status === 'loading' && state.searchId === searchId
}

function settle(registration: string, result: LookupResult): LookupState {
  switch (result.kind) {
    case 'found':
      return { status: 'found', registration, vehicle: result.vehicle }
    case 'no-data':
      return { status: 'not-found', registration }
    case 'failed':
      return { status: 'error', reason: 'failed', registration }
    case 'aborted':
      return { status: 'idle', registration }
  }
}
