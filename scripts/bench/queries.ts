/** The query of the most visited kind of page: a town with its areas and neighbours. */
export const pageQuery = `*[_type == "town" && slug.current == $slug][0]{
  name, intro, "path": slug.current,
  "nearbyTowns": nearbyTowns[]->{name, "path": slug.current},
  "areas": *[_type == "area" && town._ref == ^._id] | order(name) {name, "slug": slug.current}
}`
