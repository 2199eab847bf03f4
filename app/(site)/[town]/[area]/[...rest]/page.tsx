import { notFound } from 'next/navigation'

/** No page lies deeper than an area. This route is here so that such a path gets the site's own 404 page. */
export default function DeeperPath() {
  notFound()
}
