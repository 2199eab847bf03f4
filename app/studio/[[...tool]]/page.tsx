import { connection } from 'next/server'
import { getEnv } from '@/lib/env/env'
import { StudioApp } from './studio-app'

/** Where editors work. Made for each request: settings of the moment reach the browser, and each response has a nonce. */
export default async function StudioPage() {
  await connection()
  return <StudioApp connection={getEnv().public.sanity} />
}
