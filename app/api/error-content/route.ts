import { getSiteSettings } from '@/lib/content/settings'

// Prerendered like a page: it is needed while content is unavailable.
export const dynamic = 'force-static'

/** The phone number and the words of the error page, which gets no content when it is needed. */
export async function GET(): Promise<Response> {
  const { phone, words } = await getSiteSettings()
  return Response.json({ phone, errors: words.errors })
}
