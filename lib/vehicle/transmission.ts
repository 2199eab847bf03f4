/** The transmissions that a visitor can choose. */
export const transmissions = ['Manual', 'Automatic', 'Semi-Automatic', 'CVT'] as const

/** An offered transmission. */
export type Transmission = (typeof transmissions)[number]

/** The offered transmission for a provider's text; undefined when none matches. */
export function matchTransmission(text: string): Transmission | undefined {
  const name = text.toLowerCase()
  const automatic = name.includes('auto')
  const manual = name.includes('manual')
  if (name.includes('cvt') || name.includes('continuously variable')) return 'CVT'
  // An "automated manual" is what the offered list calls semi-automatic.
  if (automatic && (manual || name.includes('semi'))) return 'Semi-Automatic'
  if (automatic) return 'Automatic'
  return manual ? 'Manual' : undefined
}
