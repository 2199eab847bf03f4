/** The fuel types that a visitor can choose. */
export const fuelTypes = ['Petrol', 'Diesel', 'Hybrid', 'Electric', 'LPG', 'Other'] as const

/** An offered fuel type. */
export type FuelType = (typeof fuelTypes)[number]

/**
 * The offered fuel type for a provider's text. Registers name both sources of a hybrid (`PETROL/ELECTRIC HYBRID`,
 * `ELECTRIC DIESEL`), so mixed types are matched before plain ones.
 */
export function mapFuel(text: string): FuelType {
  const fuel = text.toLowerCase()
  const hasEngine = fuel.includes('petrol') || fuel.includes('diesel')
  if (fuel.includes('hybrid') || (hasEngine && fuel.includes('electric'))) return 'Hybrid'
  if (fuel.includes('lpg')) return 'LPG'
  if (fuel.includes('electric')) return 'Electric'
  if (fuel.includes('diesel')) return 'Diesel'
  if (fuel.includes('petrol')) return 'Petrol'
  return 'Other'
}
