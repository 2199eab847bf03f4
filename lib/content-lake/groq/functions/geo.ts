import { Geo } from '../geo.ts'
import { type GroqFunction, pure } from './function.ts'

export const geo: Record<string, GroqFunction> = {
  latLng: pure(2, 2, (latitude, longitude) => Geo.latLng(latitude, longitude)),
  contains: onShapes((outer, inner) => outer.contains(inner)),
  intersects: onShapes((one, other) => one.intersects(other)),
  distance: onShapes((from, to) => from.distanceTo(to)),
}

export const geoConstructor = pure(1, 1, (value) => Geo.from(value))

function onShapes(work: (one: Geo, other: Geo) => boolean | number | null): GroqFunction {
  return pure(2, 2, (first, second) => {
    const [one, other] = [Geo.from(first), Geo.from(second)]
    return one && other && work(one, other)
  })
}
