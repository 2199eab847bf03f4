/** A pattern with the name of a place where `{place}` stands in it. */
export function withPlace(pattern: string, place: string): string {
  return pattern.replaceAll('{place}', place)
}
