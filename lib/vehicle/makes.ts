/** The makes that a visitor can choose. */
export const makes = [
  'Audi',
  'BMW',
  'Citroen',
  'Fiat',
  'Ford',
  'Honda',
  'Hyundai',
  'Jaguar',
  'Kia',
  'Land Rover',
  'Mazda',
  'Mercedes-Benz',
  'Mini',
  'Nissan',
  'Peugeot',
  'Renault',
  'Seat',
  'Skoda',
  'Toyota',
  'Vauxhall',
  'Volkswagen',
  'Volvo',
] as const

/** An offered make. */
export type Make = (typeof makes)[number]

const byFoldedName = new Map<string, Make>([
  ...makes.map((make) => [fold(make), make] as const),
  // Common abbreviations.
  ['mercedes', 'Mercedes-Benz'],
  ['vw', 'Volkswagen'],
])

/** The offered make for `text`, ignoring case, accents, spaces and dashes; undefined when none matches. */
export function matchMake(text: string): Make | undefined {
  return byFoldedName.get(fold(text))
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '')
}
