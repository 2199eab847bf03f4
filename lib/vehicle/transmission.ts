/** The transmissions a visitor can choose from. */
export const transmissions = ['Manual', 'Automatic', 'Semi-Automatic', 'CVT'] as const

/** One of the transmissions offered. */
export type Transmission = (typeof transmissions)[number]

/** The offered transmission that a provider's text means; undefined when it means none of them. */
export function matchTransmission(text: string): Transmission | undefined {
  const words = text.toLowerCase()
  const automatic = words.includes('auto')
  const manual = words.includes('manual')
  if (words.includes('cvt') || words.includes('continuously variable')) return 'CVT'
  // An "automated manual" is what the offered list calls semi-automatic.
  if (automatic && (manual || words.includes('semi'))) return 'Semi-Automatic'
  if (automatic) return 'Automatic'
  return manual ? 'Manual' : undefined
}
