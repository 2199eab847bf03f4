'use client'

import { createContext, useContext, type ReactNode } from 'react'

const Phone = createContext<string | undefined>(undefined)

/** Provides the phone number to client components, which cannot read content. */
export function PhoneProvider({ phone, children }: { phone: string | undefined; children: ReactNode }) {
  return <Phone value={phone}>{children}</Phone>
}

/** The phone number; undefined outside the site's layout. */
export function usePhone() {
  return useContext(Phone)
}
