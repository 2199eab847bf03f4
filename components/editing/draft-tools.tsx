'use client'

import dynamic from 'next/dynamic'
import { usePathname, useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'

const VisualEditing = dynamic(
  // oxlint-disable-next-line no-restricted-imports -- lazy, in a file that only draft mode reaches
  () => import('next-sanity/visual-editing/client-component').then((module) => module.VisualEditing),
  { ssr: false },
)

const neverChanges = () => () => {}

/** For editors: says that the page shows drafts, leads out of them, and opens the field of a text that is clicked. */
export function DraftTools() {
  const router = useRouter()
  const pathname = usePathname()
  // Inside the Studio's preview the Studio itself says so, and switches drafts off and on.
  const inStudio = useSyncExternalStore(
    neverChanges,
    () => window.self !== window.top,
    () => true,
  )
  return (
    <>
      {!inStudio && (
        <aside
          aria-label="Preview of drafts"
          className="sticky top-0 z-30 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-band-deep px-4 py-2 text-small text-on-band print:hidden"
        >
          <p>You see drafts here that visitors do not see.</p>
          {/* A plain link: leaving draft mode means loading the page afresh. */}
          <a
            href={`/api/draft-mode/disable?to=${encodeURIComponent(pathname)}`}
            className="font-semibold underline underline-offset-4"
          >
            Leave the preview
          </a>
        </aside>
      )}
      <VisualEditing
        refresh={() => {
          router.refresh()
          // How long the Studio shows that the page is being refreshed.
          return new Promise((resolve) => setTimeout(resolve, 500))
        }}
      />
    </>
  )
}
