import { notFound } from 'next/navigation'

/** No page is deeper than an area. With this route such a path gets the site's own 404 page. */
export default function DeeperPath() {
  notFound()
}
