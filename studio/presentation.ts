import { defineDocuments, defineLocations, type PresentationPluginOptions } from 'sanity/presentation'

const everywhere = { message: 'Shown on every page', tone: 'positive' } as const
const noAddress = { message: 'Has no page until it has a name and an address', tone: 'caution' } as const

const onePage = (title: string, href: string) => defineLocations({ locations: [{ title, href }] })

/** The pages a document appears on, and the document that a page shows. */
export const resolve: PresentationPluginOptions['resolve'] = {
  locations: {
    homePage: onePage('Home', '/'),
    aboutPage: onePage('About', '/about'),
    contactPage: onePage('Contact', '/contact'),
    quotePage: onePage('Get a quote', '/get-a-quote'),
    guide: onePage('Guide', '/sell-car-guide'),
    faq: onePage('FAQ', '/faq'),
    testimonial: onePage('Home', '/'),
    person: onePage('About', '/about'),
    purchase: onePage('Home', '/'),
    notice: onePage('Home', '/'),
    siteSettings: defineLocations({ ...everywhere, locations: [{ title: 'Home', href: '/' }] }),
    town: defineLocations({
      select: { name: 'name', slug: 'slug.current' },
      resolve: (town) =>
        typeof town?.slug === 'string'
          ? { locations: [{ title: String(town['name'] ?? town.slug), href: `/${town.slug}` }] }
          : noAddress,
    }),
    area: defineLocations({
      select: { name: 'name', slug: 'slug.current', townSlug: 'town.slug.current', townName: 'town.name' },
      resolve: (area) =>
        typeof area?.slug === 'string' && typeof area.townSlug === 'string'
          ? {
              locations: [
                { title: String(area['name'] ?? area.slug), href: `/${area.townSlug}/${area.slug}` },
                { title: String(area['townName'] ?? area.townSlug), href: `/${area.townSlug}` },
              ],
            }
          : noAddress,
    }),
    freePage: defineLocations({
      select: { name: 'name', slug: 'slug.current' },
      resolve: (page) =>
        typeof page?.slug === 'string'
          ? { locations: [{ title: String(page['name'] ?? page.slug), href: `/${page.slug}` }] }
          : noAddress,
    }),
    legalPage: defineLocations({
      select: { title: 'title', slug: 'slug.current' },
      resolve: (page) =>
        typeof page?.slug === 'string'
          ? { locations: [{ title: String(page['title'] ?? page.slug), href: `/${page.slug}` }] }
          : noAddress,
    }),
  },
  mainDocuments: defineDocuments([
    { route: '/', type: 'homePage' },
    { route: '/about', type: 'aboutPage' },
    { route: '/contact', type: 'contactPage' },
    { route: '/get-a-quote', type: 'quotePage' },
    { route: '/sell-car-guide', type: 'guide' },
    { route: '/faq', type: 'siteSettings' },
    { route: ['/privacy-policy', '/terms'], type: 'legalPage' },
    { route: '/:town', filter: '_type in ["town", "freePage"] && slug.current == $town' },
    {
      route: '/:town/:area',
      filter: '_type == "area" && slug.current == $area && town->slug.current == $town',
    },
  ]),
}
