/**
 * The header in which an endpoint passes the policy of the page it responds with. Next.js keeps an existing header, so an
 * endpoint cannot replace the policy that every response has from the start.
 */
export const pagePolicyHeader = 'x-page-policy'
