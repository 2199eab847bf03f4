'use client'

import { createContext, useContext, type ReactNode } from 'react'

const Phone = createContext<string | undefined>(undefined)

/** Hands the phone number down to the error page, which cannot fetch content. */
export function PhoneProvider({ phone, children }: { phone: string | undefined; children: ReactNode }) {
  return <Phone value={phone}>{children}</Phone>
}

/** The phone number; undefined outside the site's layout. */
export function usePhone() {
  return useContext(Phone)
}
