'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { PhoneProvider } from './phone-context'

/** Provides the phone number to the global error page, from a prerendered endpoint. */
export function FetchedPhoneProvider({ children }: { children: ReactNode }) {
  const [phone, setPhone] = useState<string>()
  useEffect(() => {
    const controller = new AbortController()
    readPhone(controller.signal).then(setPhone, () => {
      // The page shows no phone number then.
    })
    return () => controller.abort()
  }, [])
  return <PhoneProvider phone={phone}>{children}</PhoneProvider>
}

async function readPhone(signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch('/api/phone', { signal })
  const body: unknown = await response.json()
  const phone = typeof body === 'object' && body !== null && 'phone' in body ? body.phone : undefined
  return typeof phone === 'string' && phone !== '' ? phone : undefined
}
