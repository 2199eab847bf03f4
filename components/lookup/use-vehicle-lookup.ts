'use client'

import { useEffect, useReducer, useRef } from 'react'
import { edited, sayWith } from '@/components/ui/say'
import { showToast } from '@/components/ui/toast'
import { describeFailure } from '@/lib/vehicle/lookup-failure'
import { idleLookup, lookupReducer, type LookupState } from '@/lib/vehicle/lookup-state'
import type { EditedTexts } from '@/lib/shared/edited-texts'
import { lookupTexts } from '@/schemas/rules/lookup-texts'
import type { LookupResult } from '@/lib/vehicle/lookup-vehicle'
import { checkRegistration } from '@/lib/vehicle/registration'
import { summariseVehicle, type Vehicle } from '@/lib/vehicle/vehicle'
import { rememberFound } from './last-found'

/** A search that takes longer offers the form instead. */
const slowAfterMs = 4000

// Loaded when the field gets the focus, so that pages do not carry the requests and their parser.
const loadLookup = () => import('@/lib/vehicle/lookup-vehicle')

export type VehicleLookup = {
  state: LookupState
  /** Loads the code that a search will need. */
  prepare: () => void
  type: (text: string) => void
  /** Checks the text and looks it up. Aborts a search that is still running. */
  search: (text: string) => void
  /** Aborts a running search and empties the field. */
  reset: () => void
}

/**
 * The behaviour of the registration lookup: its state, its request and its toasts.
 * `onFound` is called once for each vehicle found, for a form to fill its fields with.
 */
export function useVehicleLookup({
  endpoint,
  texts,
  onFound,
  initial = idleLookup,
}: {
  endpoint: string
  /** What editors have changed. */
  texts: EditedTexts
  initial?: LookupState
  onFound?: (vehicle: Vehicle) => void
}): VehicleLookup {
  const [state, dispatch] = useReducer(lookupReducer, initial)
  const current = useRef<{ searchId: number; controller: AbortController }>(undefined)
  const abort = () => current.current?.controller.abort()

  useEffect(() => () => current.current?.controller.abort(), [])

  const run = async (text: string, registration: string) => {
    abort()
    const controller = new AbortController()
    const searchId = (current.current?.searchId ?? 0) + 1
    current.current = { searchId, controller }
    dispatch({ type: 'searched', text, searchId })
    const slowTimer = setTimeout(() => dispatch({ type: 'slow', searchId }), slowAfterMs)
    const result = await lookup(registration, endpoint, controller.signal)
    clearTimeout(slowTimer)
    if (controller.signal.aborted) return
    dispatch({ type: 'settled', searchId, result })
    report(result, texts)
    if (result.kind !== 'found') return
    rememberFound(result.vehicle)
    onFound?.(result.vehicle)
  }

  return {
    state,
    prepare: () => void loadLookup().catch(() => {}),
    type: (text) => dispatch({ type: 'typed', text }),
    search: (text) => {
      const check = checkRegistration(text)
      if (check.valid) return void run(text, check.registration)
      abort()
      dispatch({ type: 'rejected', text, message: check.message })
      showToast({
        title: edited(texts, lookupTexts.invalidTitle),
        description: edited(texts, check.message),
        destructive: true,
      })
    },
    reset: () => {
      abort()
      dispatch({ type: 'reset' })
    },
  }
}

async function lookup(registration: string, endpoint: string, signal: AbortSignal): Promise<LookupResult> {
  try {
    const { lookupVehicle } = await loadLookup()
    return await lookupVehicle(registration, { endpoint, signal, userAgent: navigator.userAgent })
  } catch {
    // Only loading the code can fail; the lookup itself never throws.
    return { kind: 'failed', failure: { reason: 'network' } }
  }
}

function report(result: LookupResult, texts: EditedTexts): void {
  const say = sayWith(texts)
  if (result.kind === 'found')
    showToast({ title: say(lookupTexts.foundTitle), description: summariseVehicle(result.vehicle) })
  if (result.kind === 'no-data')
    showToast({ title: say(lookupTexts.notFoundTitle), description: say(lookupTexts.notFound) })
  if (result.kind === 'failed') {
    console.error(`Vehicle lookup failed: ${describeFailure(result.failure)}`)
    showToast({
      title: say(lookupTexts.failedTitle),
      description: say(lookupTexts.failedInForm),
      destructive: true,
    })
  }
}
