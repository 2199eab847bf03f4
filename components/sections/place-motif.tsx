import type { Area } from '@/lib/content/areas'
import { areaScenes } from './area-scenes'
import { townLandmarks } from './town-landmarks'

/** The drawing of an area, or of its town or borough; houses for a place that has neither. */
export function PlaceMotif({
  town,
  scene,
  className = '',
}: {
  town: string
  scene?: Area['scene']
  className?: string
}) {
  const paths = scene ? areaScenes[scene] : (townLandmarks[town] ?? areaScenes.suburb)
  return (
    <svg viewBox="0 0 260 150" aria-hidden="true" className={className}>
      {paths.map((path, index) => (
        <path key={index} {...path} />
      ))}
    </svg>
  )
}
