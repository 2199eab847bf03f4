import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { draftClient } from '@/lib/content/client'
import { sameSitePath } from '@/lib/server/same-site-path'

type Client = Parameters<typeof defineEnableDraftMode>[0]['client']

/** Where the Studio's link leads once draft mode is on. */
const target = 'sanity-preview-pathname'

/** The Studio opens this with a secret that it has just stored, which only somebody signed in can do. */
export function GET(request: Request): Promise<Response> {
  const client = draftClient().withConfig({ stega: false, perspective: 'raw' })
  const url = new URL(request.url)
  const to = url.searchParams.get(target)
  if (to !== null) url.searchParams.set(target, sameSitePath(to) ?? '/')
  // next-sanity is typed for the client of the version before, which answers these questions in the same way.
  return defineEnableDraftMode({ client: client as unknown as Client }).GET(new Request(url, request))
}
