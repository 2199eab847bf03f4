import { connection } from 'next/server'
import { getEnv } from '@/lib/env/env'
import { StudioApp } from './studio-app'

/** The Studio. Rendered for each request, so that the settings are current and each response has a nonce. */
export default async function StudioPage() {
  await connection()
  const { public: known, vehicleLookup } = getEnv()
  return <StudioApp connection={known.sanity} hasSampleVehicles={vehicleLookup.source.kind === 'register'} />
}
