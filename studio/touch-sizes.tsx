import { definePlugin, type LayoutProps } from 'sanity'

// Sanity's controls are made for a mouse; a fingertip needs 44 pixels. The bar at the top has no room to be wider.
const sizes = `
@media (pointer: coarse) {
  :is([data-ui='Button'], [data-ui='MenuButton'], [data-ui='Tab'], [data-ui='MenuItem']) {
    min-height: 44px;
  }
  :is([data-ui='Button'], [data-ui='MenuButton'], [data-ui='Tab']) {
    display: inline-flex;
    align-items: center;
    justify-content: center;
  }
  :is([data-ui='Button'], [data-ui='MenuButton'], [data-ui='Tab']):not([data-ui='Navbar'] *) {
    min-width: 44px;
  }
  :is(input[data-ui='TextInput'], [data-ui='TextInput'] input, select[data-ui='Select']) {
    min-height: 44px;
  }
  div[data-ui='Select'] > :last-child {
    inset-block: 0;
    display: flex;
    align-items: center;
  }
  :is(a[data-testid^='pane-item'], [data-testid^='pane-item'] a[data-as='a']) {
    min-height: 44px;
    display: flex;
    flex-direction: column;
    justify-content: center;
  }
}
`

function TouchSizes(props: LayoutProps) {
  return (
    <>
      <style>{sizes}</style>
      {props.renderDefault(props)}
    </>
  )
}

/** Controls that a fingertip can hit, on screens that are touched. */
export const touchSizes = definePlugin({
  name: 'touch-sizes',
  studio: { components: { layout: TouchSizes } },
})
