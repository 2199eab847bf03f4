import type { LayoutProps } from 'sanity'

// No setting hides these.
const hidden = `
a[href*='sanity.io/manage'],
[data-testid='menu-button-resources'] [data-tone='caution'] { display: none !important }
`

/** The Studio on the embedded store, without links to the administration of hosted Sanity. */
export function EmbeddedLayout(props: LayoutProps) {
  return (
    <>
      <style>{hidden}</style>
      {props.renderDefault(props)}
    </>
  )
}
