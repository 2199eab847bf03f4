/**
 * The policy that an endpoint wants for the page it answers with. Next.js keeps a header that is there already, so an
 * endpoint cannot replace the one that every response begins with.
 */
export const pagePolicyHeader = 'x-page-policy'
