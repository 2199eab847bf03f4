'use client'

import dynamic from 'next/dynamic'

/** The Studio lives in the browser alone; the server neither renders nor loads it. */
export const StudioApp = dynamic(() => import('./studio').then(({ ConnectedStudio }) => ConnectedStudio), {
  ssr: false,
})
