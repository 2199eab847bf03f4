import { connection } from 'next/server'
import { getEnv } from '@/lib/env/env'
import { StudioApp } from './studio-app'

/** The Studio. Rendered for each request, so that the settings are current and each response has a nonce. */
export default async function StudioPage() {
  await connection()
  return <StudioApp connection={getEnv().public.sanity} />
}
