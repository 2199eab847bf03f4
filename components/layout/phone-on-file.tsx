'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { PhoneProvider } from './phone-context'

/** Hands down the phone number where no content can be read: the site keeps it ready at an address of its own. */
export function PhoneOnFile({ children }: { children: ReactNode }) {
  const [phone, setPhone] = useState<string>()
  useEffect(() => {
    const leaving = new AbortController()
    readPhone(leaving.signal).then(setPhone, () => {
      // Nothing can be done about it here; the other links stay.
    })
    return () => leaving.abort()
  }, [])
  return <PhoneProvider phone={phone}>{children}</PhoneProvider>
}

async function readPhone(signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch('/api/phone', { signal })
  const body: unknown = await response.json()
  const phone = typeof body === 'object' && body !== null && 'phone' in body ? body.phone : undefined
  return typeof phone === 'string' && phone !== '' ? phone : undefined
}
