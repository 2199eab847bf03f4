'use client'

import dynamic from 'next/dynamic'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { followStudio } from './live-preview'
import { keepInFrame, markContactLinks } from './preview-links'

const VisualEditing = dynamic(
  // oxlint-disable-next-line no-restricted-imports -- lazy, in a file that only draft mode reaches
  () => import('next-sanity/visual-editing/client-component').then((module) => module.VisualEditing),
  { ssr: false },
)

const neverChanges = () => () => {}

/** For editors: a note that the page shows drafts, a link out of draft mode, and visual editing. */
export default function DraftTools() {
  const router = useRouter()
  const pathname = usePathname()
  // In its preview the Studio itself shows and switches draft mode.
  const inStudio = useSyncExternalStore(
    neverChanges,
    () => window.self !== window.top,
    () => true,
  )
  const isTold = useRef(false)
  useEffect(() => markContactLinks(document), [])
  useEffect(
    () =>
      followStudio(document, () => {
        isTold.current = true
        router.refresh()
      }),
    [router],
  )
  useEffect(() => (inStudio ? keepInFrame(document) : undefined), [inStudio])
  return (
    <>
      {!inStudio && (
        <aside
          aria-label="Preview of drafts"
          className="sticky top-0 z-30 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-band-deep px-4 py-2 text-small text-on-band print:hidden"
        >
          <p>You see drafts here that visitors do not see.</p>
          {/* A plain link, because leaving draft mode needs a new document. */}
          <a
            href={`/api/draft-mode/disable?to=${encodeURIComponent(pathname)}`}
            className="font-semibold underline underline-offset-4"
          >
            Leave the preview
          </a>
        </aside>
      )}
      <VisualEditing
        refresh={({ source }) => {
          // A second after each change; the page has been rendered again by then.
          if (source === 'mutation' && isTold.current) return false
          router.refresh()
          // How long the Studio shows that the page is being refreshed.
          return new Promise((resolve) => setTimeout(resolve, 500))
        }}
      />
    </>
  )
}
