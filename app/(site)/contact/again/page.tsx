import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { earlierPostHeader, takeEarlierPost } from '@/lib/enquiries/earlier-post'
import { ContactView } from '../contact-view'

export const metadata: Metadata = { title: 'Error: please check the form', robots: { index: false } }

/**
 * The contact page for one visitor whose message has to be put right: apart from `/contact`, so that everybody else's
 * page stays ready-made. The endpoint asks for it; to anyone else it is the contact page.
 */
export default async function ContactAgainPage() {
  const earlier = takeEarlierPost((await headers()).get(earlierPostHeader))
  if (!earlier) redirect('/contact')
  return <ContactView earlier={earlier} />
}
