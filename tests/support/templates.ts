/** One page of each kind, by its name in tests. */
export const templates = {
  home: '/',
  about: '/about',
  contact: '/contact',
  'get a quote': '/get-a-quote',
  'get a quote with a vehicle': '/get-a-quote?reg=AB12CDE&make=Ford&model=Focus&year=2012',
  'thank you': '/thank-you',
  faq: '/faq',
  guide: '/sell-car-guide',
  'privacy policy': '/privacy-policy',
  terms: '/terms',
  town: '/windsor-maidenhead',
  'town with many areas': '/west-berkshire',
  area: '/reading/caversham',
  'not found': '/nowhere/at-all',
} as const

export type Template = keyof typeof templates
