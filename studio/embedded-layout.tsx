import type { LayoutProps } from 'sanity'

// There are no switches for these.
const hidden = `
a[href*='sanity.io/manage'],
[data-testid='menu-button-resources'] [data-tone='caution'] { display: none !important }
`

/** The Studio on the embedded store, without its ways to the administration of Sanity's hosting: nothing of it is there. */
export function EmbeddedLayout(props: LayoutProps) {
  return (
    <>
      <style>{hidden}</style>
      {props.renderDefault(props)}
    </>
  )
}
