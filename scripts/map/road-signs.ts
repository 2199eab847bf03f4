import { project } from '../../lib/map/projection.ts'

/** The roads that are labelled on the map, at positions where nothing else is drawn. */
const labels: { name: string; style: 'm' | 'a'; lng: number; lat: number }[] = [
  { name: 'M4', style: 'm', lng: -1.42, lat: 51.4585 },
  { name: 'M4', style: 'm', lng: -1.21, lat: 51.453 },
  { name: 'M4', style: 'm', lng: -0.82, lat: 51.466 },
  { name: 'M25', style: 'm', lng: -0.495, lat: 51.59 },
  { name: 'M3', style: 'm', lng: -0.85, lat: 51.2965 },
  { name: 'M40', style: 'm', lng: -0.617, lat: 51.594 },
  { name: 'A34', style: 'a', lng: -1.298, lat: 51.55 },
  { name: 'A34', style: 'a', lng: -1.348, lat: 51.32 },
  { name: 'A33', style: 'a', lng: -1.0, lat: 51.345 },
  { name: 'A4', style: 'a', lng: -1.46, lat: 51.418 },
  { name: 'A338', style: 'a', lng: -1.41, lat: 51.53 },
  { name: 'A339', style: 'a', lng: -1.21, lat: 51.311 },
  { name: 'A404', style: 'a', lng: -0.78, lat: 51.548 },
  { name: 'A322', style: 'a', lng: -0.708, lat: 51.367 },
]

/** Signs with the roads' numbers, shown only where the map is large enough to read them. */
export function roadSigns(): string {
  const signs = labels.map(({ name, style, ...place }) => {
    const { x, y } = project(place)
    const width = 12 + name.length * 8
    return (
      `<g class="${style}" transform="translate(${x.toFixed(0)},${y.toFixed(0)})">` +
      `<rect x="${-width / 2}" y="-9" width="${width}" height="18" rx="3"/>` +
      `<text y="4.5">${name}</text></g>`
    )
  })
  return `<g class="signs">${signs.join('')}</g>`
}
