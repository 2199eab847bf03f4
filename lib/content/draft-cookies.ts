import { cookies } from 'next/headers'
import { getEnv } from '../env/env.ts'

/** Set by Next.js, which reads it under no other name. */
const draftModeCookie = '__prerender_bypass'
/** How names of cookies begin that `next-sanity` sets with it. */
const previewCookies = 'sanity-preview-'

/**
 * Limits the cookies of draft mode, which the response is about to set, to this site. Next.js and `next-sanity` set them for
 * frames of other sites: with `SameSite=None`, and with `Secure`, so that browsers refuse them where a site has no TLS. Here
 * the Studio and the pages that it frames have one address.
 */
export async function limitDraftCookies(): Promise<void> {
  const store = await cookies()
  for (const { name, value } of store.getAll())
    if ((name === draftModeCookie || name.startsWith(previewCookies)) && value !== '')
      store.set({ name, value, ...attributes() })
}

/** The same for the cookie that ends draft mode. */
export async function deleteDraftCookie(): Promise<void> {
  const store = await cookies()
  store.set({ name: draftModeCookie, value: '', expires: new Date(0), ...attributes() })
}

function attributes() {
  const secure = getEnv().public.siteUrl.startsWith('https:')
  return { httpOnly: true, path: '/', sameSite: 'lax', secure } as const
}
