'use client'

import dynamic from 'next/dynamic'

/** The Studio runs in the browser only; the server neither renders nor loads it. */
export const StudioApp = dynamic(() => import('./studio').then(({ ConnectedStudio }) => ConnectedStudio), {
  ssr: false,
})
