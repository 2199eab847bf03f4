import type { LayoutProps } from 'sanity'
import { ConnectionBanner } from './connection/connection-banner.tsx'
import type { LakeConnection } from './connection/lake-connection.ts'

// No setting hides these.
const hidden = `
a[href*='sanity.io/manage'],
[data-testid='menu-button-resources'] [data-tone='caution'] { display: none !important }
`

/** The Studio on the embedded store, without links to the administration of hosted Sanity. */
export function embeddedLayout(connection: LakeConnection) {
  return function EmbeddedLayout(props: LayoutProps) {
    return (
      <>
        <style>{hidden}</style>
        {props.renderDefault(props)}
        <ConnectionBanner connection={connection} />
      </>
    )
  }
}
