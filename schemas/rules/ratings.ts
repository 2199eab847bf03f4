/** Whether the settings say how many reviews a rating rests on, where they can be read and when that was so. */
export function isProvenRating(settings: Readonly<Record<string, unknown>> | undefined): boolean {
  return ['ratingCount', 'ratingSource', 'ratingDate'].every((name) => settings?.[name])
}
