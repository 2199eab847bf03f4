/** How a button looks: on the page's ground, or on a green band. */
export type ButtonLook = 'primary' | 'secondary' | 'on-band' | 'on-band-quiet'

/** The class names of a button. Apart from `ButtonLink`, so that the error pages do not import the router. */
export function buttonClass(look: ButtonLook = 'primary') {
  return `button button-${look}`
}
