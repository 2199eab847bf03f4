/** The fields of the site settings that say where a stated rating comes from. */
type RatingEvidence = { ratingCount?: unknown; ratingSource?: unknown; ratingDate?: unknown }

/** Whether the settings say how many reviews a rating rests on, where they can be read and when that was so. */
export function isProvenRating(settings: RatingEvidence | undefined): boolean {
  return [settings?.ratingCount, settings?.ratingSource, settings?.ratingDate].every(Boolean)
}
