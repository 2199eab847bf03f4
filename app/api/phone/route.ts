import { getSiteSettings } from '@/lib/content/settings'

// Prerendered like a page: it is needed while content is unavailable.
export const dynamic = 'force-static'

/** The phone number, for the global error page, which gets no content. */
export async function GET(): Promise<Response> {
  const { phone } = await getSiteSettings()
  return Response.json({ phone })
}
