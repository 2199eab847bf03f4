import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { draftClient } from '@/lib/content/client'
import { limitDraftCookies } from '@/lib/content/draft-cookies'
import { sameSitePath } from '@/lib/server/same-site-path'

type Client = Parameters<typeof defineEnableDraftMode>[0]['client']

/** The parameter that names the page to open in draft mode. */
const target = 'sanity-preview-pathname'

/** The Studio opens this with a secret that it has just stored, which requires a signed-in editor. */
export async function GET(request: Request): Promise<Response> {
  const client = draftClient().withConfig({ stega: false, perspective: 'raw' })
  const url = new URL(request.url)
  const to = url.searchParams.get(target)
  if (to !== null) url.searchParams.set(target, sameSitePath(to) ?? '/')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- typed for the previous major version, whose calls here are the same
  const nextSanityClient = client as unknown as Client
  try {
    return await defineEnableDraftMode({ client: nextSanityClient }).GET(new Request(url, request))
  } finally {
    // It ends with an error that Next.js turns into a redirect.
    await limitDraftCookies()
  }
}
