/** The paths of the site's former pages, with the page that replaced each. */
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

/** A former place page had two paths. */
function formerPlace(slug: string, destination: string): Record<string, string> {
  return { [`/${slug}.html`]: destination, [`/sell-my-car-${slug}.html`]: destination }
}
