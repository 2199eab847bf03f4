import { getSiteSettings } from '@/lib/content/settings'

// Rendered statically, like a page, so that it works while content is unavailable, which is when it is needed.
export const dynamic = 'force-static'

/** The phone number, for the error page, which has no layout to get it from. */
export async function GET(): Promise<Response> {
  const { phone } = await getSiteSettings()
  return Response.json({ phone })
}
