import { getSiteSettings } from '@/lib/content/settings'

// Made ahead and kept, like a page: it answers also when content cannot be read, which is when it is needed.
export const dynamic = 'force-static'

/** The telephone number, for the error page that has no layout to get it from. */
export async function GET(): Promise<Response> {
  const { phone } = await getSiteSettings()
  return Response.json({ phone })
}
