/** Addresses of the site's former pages, with the page that took each one's place. */
export const formerPages: Readonly<Record<string, string>> = {
  '/quote': '/get-a-quote',
  '/faqs.html': '/faq',
  '/request-quotation.html': '/get-a-quote',
  ...formerPlace('maidenhead', '/maidenhead'),
  ...formerPlace('slough', '/slough'),
  ...formerPlace('warfield', '/bracknell/warfield'),
  ...formerPlace('shinfield', '/reading/shinfield'),
  ...formerPlace('west-ilsley', '/west-berkshire/west-ilsley'),
}

/** Place pages stood under two addresses each. */
function formerPlace(slug: string, destination: string): Record<string, string> {
  return { [`/${slug}.html`]: destination, [`/sell-my-car-${slug}.html`]: destination }
}
