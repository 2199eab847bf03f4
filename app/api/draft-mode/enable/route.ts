import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { draftClient } from '@/lib/content/client'

type Client = Parameters<typeof defineEnableDraftMode>[0]['client']

/** The Studio opens this with a secret that it has just stored, which only somebody signed in can do. */
export function GET(request: Request): Promise<Response> {
  const client = draftClient().withConfig({ stega: false, perspective: 'raw' })
  // next-sanity is typed for the client of the version before, which answers these questions in the same way.
  return defineEnableDraftMode({ client: client as unknown as Client }).GET(request)
}
