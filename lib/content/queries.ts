import { defineQuery } from 'groq'

/*
 * All queries of the site. They filter by `_type` with `slug.current`, by `_id`, or by a reference, for which the Content
 * Lake has indexes. Fields keep their names wherever possible, so that a preview can map a text to its field.
 */

/** A photograph with its crop, its hotspot and its placeholder. */
const photo = `photo{
  alt, credit, crop, hotspot,
  "asset": asset->{ _id, "lqip": metadata.lqip, "isOpaque": metadata.isOpaque }
}`

/** The site settings, with the main towns resolved. */
export const siteSettingsQuery = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  ...,
  "featuredTowns": featuredTowns[]->{ name, "slug": slug.current, location }
}`)

/** The home page. */
export const homePageQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0]`)

/** The about page. */
export const aboutPageQuery = defineQuery(`*[_type == "aboutPage" && _id == "aboutPage"][0]`)

/** The contact page. */
export const contactPageQuery = defineQuery(`*[_type == "contactPage" && _id == "contactPage"][0]`)

/** The quote page. */
export const quotePageQuery = defineQuery(`*[_type == "quotePage" && _id == "quotePage"][0]`)

/** The guide. */
export const guideQuery = defineQuery(`*[_type == "guide" && _id == "guide"][0]`)

/** Every town, in alphabetical order. */
export const townsQuery = defineQuery(`*[_type == "town" && defined(slug.current)] | order(name asc){
  name, "slug": slug.current, kind, location
}`)

/** The addresses and names of all areas. */
export const areaParamsQuery = defineQuery(
  `*[_type == "area" && defined(slug.current) && defined(town->slug.current)]{
    "town": town->slug.current, "area": slug.current, name
  }`,
)

/** One town with its neighbours and its areas. */
export const townQuery = defineQuery(`*[_type == "town" && slug.current == $slug][0]{
  _id, name, "slug": slug.current, kind, location, ${photo},
  intro, sellingPoints, localExpertise, callToAction, seo,
  "nearbyTowns": nearbyTowns[]->{ name, "slug": slug.current, location },
  "areas": *[_type == "area" && town._ref == ^._id && defined(slug.current)] | order(name asc){
    name, "slug": slug.current, location
  }
}`)

/** The days on which cars are collected in a town, as editors entered them. */
export const collectionDaysQuery = defineQuery(
  `*[_type == "town" && slug.current == $slug][0].collectionDays`,
)

/** One area with its town and its neighbours. */
export const areaQuery =
  defineQuery(`*[_type == "area" && slug.current == $area && town->slug.current == $town][0]{
  _id, name, "slug": slug.current, location, scene, postcodes, roads, station, ${photo},
  "sharesName": count(*[_type in ["town", "area"] && name == ^.name]) > 1,
  intro, sellingPoints, localExpertise, callToAction, questions, seo, hiddenFromSearch,
  "town": town->{ name, "slug": slug.current, kind, location },
  "nearbyAreas": nearbyAreas[]->{
    name, "slug": slug.current, location, "town": town->{ name, "slug": slug.current }
  },
  "canonicalArea": canonicalArea->{ "slug": slug.current, "town": town->{ "slug": slug.current } }
}`)

/** The names and addresses of editors' own pages. */
export const freePageLinksQuery = defineQuery(
  `*[_type == "freePage" && defined(name) && defined(slug.current)] | order(name asc){
    _id, name, "slug": slug.current, linkedFrom
  }`,
)

/** One of the editors' own pages. */
export const freePageQuery = defineQuery(`*[_type == "freePage" && slug.current == $slug][0]{
  _id, name, "slug": slug.current, title, intro,
  sections[]{ _key, heading, text, buttonLabel, href, ${photo} },
  hasCallToAction, seo, hiddenFromSearch
}`)

/** Every question of the FAQ page. */
export const faqsQuery = defineQuery(
  `*[_type == "faq"] | order(order asc, question asc){ _id, question, answer }`,
)

/** The testimonials that the home page shows. */
export const testimonialsQuery = defineQuery(
  `*[_type == "testimonial"] | order(order asc, name asc)[0...3]{
    _id, name, location, text, rating, isSample, source, sourceUrl
  }`,
)

/** The people whom the about page presents. */
export const peopleQuery = defineQuery(
  `*[_type == "person"] | order(order asc, name asc){ _id, name, role, ${photo} }`,
)

const purchase = `{
  _id, month, make, model, "place": place->name, priceFrom, priceTo, daysToCollection
}`

/** The latest purchases. */
export const latestPurchasesQuery = defineQuery(
  `*[_type == "purchase"] | order(month desc, _createdAt desc)[0...6]${purchase}`,
)

/** The latest purchases in a town and its areas. */
export const townPurchasesQuery = defineQuery(`*[_type == "purchase" && (
  (place->_type == "town" && place->slug.current == $slug) || place->town->slug.current == $slug
)] | order(month desc, _createdAt desc)[0...4]${purchase}`)

/** The latest purchases in an area. */
export const areaPurchasesQuery = defineQuery(`*[
  _type == "purchase" && place->slug.current == $area && place->town->slug.current == $town
] | order(month desc, _createdAt desc)[0...4]${purchase}`)

/** The places of the complete purchases in a town and its areas since a day. */
export const purchaseCountsQuery = defineQuery(`*[_type == "purchase" && month >= $since && (
  (place->_type == "town" && place->slug.current == $slug) || place->town->slug.current == $slug
) && defined(make) && defined(model) && defined(priceFrom) && defined(priceTo) && defined(daysToCollection)]{
  "place": place->name
}`)

/** Every notice, whether it is shown now or not. */
export const noticesQuery = defineQuery(
  `*[_type == "notice" && defined(text)] | order(from asc, _id asc){
    _id, text, from, until, pages, linkLabel, href
  }`,
)

/** What appears and disappears on pages by its dates. */
export const datedContentQuery = defineQuery(`{
  "notices": *[_type == "notice" && defined(text)]{ _id, from, until },
  "specialHours": *[_type == "siteSettings" && _id == "siteSettings"][0].specialHours[]{ from, until }
}`)

/** One legal page. */
export const legalPageQuery = defineQuery(
  `*[_type == "legalPage" && slug.current == $slug][0]{ title, "slug": slug.current, reviewedOn, body, seo }`,
)

/** Every redirect made by an editor and not switched off. Those of former versions have no switch. */
export const redirectsQuery = defineQuery(
  `*[_type == "redirect" && defined(from) && defined(to) && enabled != false] | order(from asc){ from, to, permanent }`,
)

/** What the addresses of linked pages consist of. */
export const linkedPagesQuery = defineQuery(
  `*[_id in $ids && _type in [
    "homePage", "aboutPage", "contactPage", "quotePage", "guide", "town", "area", "freePage", "faq", "legalPage"
  ]]{ _id, _type, "slug": slug.current, "town": town->slug.current }`,
)

/** When each document that appears on a page was last changed. */
export const pageDatesQuery = defineQuery(`{
  "documents": *[_type in [
    "siteSettings", "homePage", "aboutPage", "contactPage", "quotePage", "guide", "legalPage", "faq", "testimonial", "person", "purchase"
  ]]{
    _id, _type, _updatedAt, "slug": slug.current,
    "isHidden": select(_type == "siteSettings" => faqPage.seo.noIndex, seo.noIndex)
  },
  "towns": *[_type == "town" && defined(name) && defined(slug.current)] | order(name asc){
    "slug": slug.current, _updatedAt, "isHidden": seo.noIndex
  },
  "freePages": *[_type == "freePage" && defined(name) && defined(slug.current)] | order(name asc){
    "slug": slug.current, _updatedAt, hiddenFromSearch
  },
  "areas": *[_type == "area" && defined(name) && defined(slug.current) && defined(town->name)] | order(name asc){
    "slug": slug.current, _createdAt, _updatedAt, hiddenFromSearch, "town": town->slug.current,
    "canonicalArea": canonicalArea->{ "slug": slug.current, "town": town->{ "slug": slug.current } }
  }
}`)
