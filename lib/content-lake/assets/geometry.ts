import { maxSide, type Transform } from './transform-query.ts'

type Size = {
  width: number
  height: number
}

type Region = {
  left: number
  top: number
} & Size

/** What to do to an image, in pixels: cut out a region, bring it to a size, put that on a canvas. */
export type Geometry = {
  /** Within the upright original. */
  region: Region
  size: Size
  /** Brings a region of other proportions to the size by cutting off its least interesting edges. */
  byInterest?: boolean
  /** Larger than `size` where empty space is requested; the image stands in its middle. */
  canvas: Size
}

/** Works out `rect`, `w`, `h`, `dpr`, `fit`, `crop` and the focal point for an image of the given size. */
export function planGeometry(original: Size, transform: Transform): Geometry {
  const rect = clampRegion(transform.rect ?? { left: 0, top: 0, ...original }, original)
  const scaled = (value: number | undefined) => value && Math.min(Math.round(value * transform.dpr), maxSide)
  const [width, height] = [scaled(transform.w), scaled(transform.h)]

  // With one side only, every fit keeps the proportions; `max`, `fillmax` and `min` still never enlarge.
  if (!width || !height) {
    const factor = width ? width / rect.width : height ? height / rect.height : 1
    const enlarges = !['max', 'fillmax', 'min'].includes(transform.fit)
    return plain(rect, scale(rect, enlarges ? factor : Math.min(factor, 1)))
  }

  const box = { width, height }
  const byInterest = transform.crop === 'entropy'
  const inside = Math.min(width / rect.width, height / rect.height)
  switch (transform.fit) {
    case 'scale':
      return plain(rect, box)
    case 'clip':
      return plain(rect, scale(rect, inside))
    case 'max':
      return plain(rect, scale(rect, Math.min(inside, 1)))
    case 'fill':
      return { ...plain(rect, scale(rect, inside)), canvas: box }
    case 'fillmax':
      return { ...plain(rect, scale(rect, Math.min(inside, 1))), canvas: box }
    case 'crop':
      return { ...plain(byInterest ? rect : cutOut(rect, box, transform), box), byInterest }
    case 'min': {
      const region = cutOut(rect, box, transform)
      const size = region.width < width ? { width: region.width, height: region.height } : box
      return { ...plain(byInterest ? rect : region, size), byInterest }
    }
  }
}

function plain(region: Region, size: Size): Geometry {
  return { region, size, canvas: size }
}

function scale({ width, height }: Size, factor: number): Size {
  // A very long, thin image may exceed the limit with the side that was not named.
  const fitting = Math.min(factor, maxSide / width, maxSide / height)
  return {
    width: Math.max(1, Math.round(width * fitting)),
    height: Math.max(1, Math.round(height * fitting)),
  }
}

/** The largest region of the box's proportions, placed around the point that must stay in the image. */
function cutOut(rect: Region, box: Size, transform: Transform): Region {
  const factor = Math.min(rect.width / box.width, rect.height / box.height)
  const width = Math.min(rect.width, Math.max(1, Math.round(box.width * factor)))
  const height = Math.min(rect.height, Math.max(1, Math.round(box.height * factor)))
  const { x, y } = anchorOf(transform)
  return {
    width,
    height,
    left: rect.left + clamp(Math.round(rect.width * x - width / 2), 0, rect.width - width),
    top: rect.top + clamp(Math.round(rect.height * y - height / 2), 0, rect.height - height),
  }
}

function anchorOf({ crop, 'fp-x': x = 0.5, 'fp-y': y = 0.5 }: Transform): { x: number; y: number } {
  switch (crop) {
    case 'top':
      return { x: 0.5, y: 0 }
    case 'bottom':
      return { x: 0.5, y: 1 }
    case 'left':
      return { x: 0, y: 0.5 }
    case 'right':
      return { x: 1, y: 0.5 }
    case 'center':
    case 'entropy':
      return { x: 0.5, y: 0.5 }
    case 'focalpoint':
    case undefined:
      return { x, y }
  }
}

function clampRegion(region: Region, { width, height }: Size): Region {
  const left = clamp(region.left, 0, width - 1)
  const top = clamp(region.top, 0, height - 1)
  return {
    left,
    top,
    width: Math.min(region.width, width - left),
    height: Math.min(region.height, height - top),
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
