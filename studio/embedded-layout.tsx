import { useState } from 'react'
import type { LayoutProps } from 'sanity'
import { ConnectionBanner } from './connection/connection-banner.tsx'
import type { LakeConnection } from './connection/lake-connection.ts'

// No setting hides these. The dot on the button of help says that the Studio is not registered with hosted Sanity.
const hidden = `
a[href*='sanity.io/manage'],
[data-testid='button-resources-menu'] > span:nth-child(2),
[data-testid='menu-button-resources'] [data-tone='caution'] { display: none !important }
`

/** Where Sanity stores when its warning of HTTP/1.1 was hidden, for a day. */
const warningHidden = 'sanity-studio.network.check.snooze'

/**
 * The Studio on the embedded store, without links to the administration of hosted Sanity, and without its warning of
 * HTTP/1.1, which is about many streams: here they are WebSockets.
 */
export function embeddedLayout(connection: LakeConnection) {
  return function EmbeddedLayout(props: LayoutProps) {
    // Before the layout is rendered, which reads it once.
    useState(() => sessionStorage.setItem(warningHidden, new Date().toISOString()))
    return (
      <>
        <style>{hidden}</style>
        {props.renderDefault(props)}
        <ConnectionBanner connection={connection} />
      </>
    )
  }
}
