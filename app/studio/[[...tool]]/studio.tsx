'use client'

// Not `next-sanity/studio`: that one adds a script from another host.
import { NextStudio } from 'next-sanity/studio/client-component'
import { useState } from 'react'
import type { PublicEnv } from '@/lib/env/env'
import { studioConfig } from '@/studio/config'

/** The Studio with the connection that the server passes. It reaches the embedded Content Lake where it was loaded from. */
export function ConnectedStudio({
  connection,
  hasSampleVehicles,
}: {
  connection: PublicEnv['sanity']
  hasSampleVehicles: boolean
}) {
  const [config] = useState(() => {
    const { projectId, dataset, lakePath } = connection
    return studioConfig(
      { projectId, dataset, apiHost: lakePath && location.origin + lakePath },
      { hasSampleVehicles },
    )
  })
  return <NextStudio config={config} />
}
