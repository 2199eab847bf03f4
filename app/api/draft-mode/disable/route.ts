import { draftMode } from 'next/headers'
import { type NextRequest, NextResponse } from 'next/server'
import { deleteDraftCookie } from '@/lib/content/draft-cookies'
import { sameSitePath } from '@/lib/server/same-site-path'

/** Ends draft mode and redirects to the page `to` of this site. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const store = await draftMode()
  store.disable()
  await deleteDraftCookie()
  const path = sameSitePath(nextUrl.searchParams.get('to') ?? '/') ?? '/'
  return new NextResponse(null, { status: 307, headers: { Location: path, 'Cache-Control': 'no-store' } })
}
