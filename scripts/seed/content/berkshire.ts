import data from './berkshire.json' with { type: 'json' }

/** What is known of a neighbourhood, village or parish, apart from the words about it. */
export interface AreaFacts {
  slug: string
  name: string
  latitude: number
  longitude: number
  /** The first halves of its postcodes. */
  postcodes: string[]
  /** Main roads in it or close by. */
  roads: string[]
  /** The nearest railway station. */
  station: string
  /** `town/area` of up to four neighbours, the nearest first. */
  nearbyAreas: string[]
}

/** What is known of a town or borough. */
export interface TownFacts {
  slug: string
  name: string
  kind: string
  latitude: number
  longitude: number
  /** Up to four neighbours, the nearest first. */
  nearbyTowns: string[]
  areas: AreaFacts[]
}

/** The ten towns and boroughs with their areas, in the order in which the site lists them. */
export const townFacts: TownFacts[] = data.towns
