import { readFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { planGeometry } from './geometry.ts'
import { openImage } from './sharp.ts'
import type { Transform } from './transform-query.ts'

const outputFormats = ['jpg', 'png', 'webp', 'avif', 'gif'] as const

export type OutputFormat = (typeof outputFormats)[number]

export const mimeTypes: Record<OutputFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

export type Original = {
  path: string
  width: number
  height: number
  extension: string
  hasAlpha: boolean
}

/**
 * The format of the response. `auto=format` gives WebP to clients that accept it: AVIF would be a little smaller but needs
 * many times the processor time and memory, so it is made only when it is named.
 */
export function outputFormat({ fm, auto }: Transform, original: Original, accept: string): OutputFormat {
  if (fm) return fm === 'pjpg' ? 'jpg' : fm
  if (auto && accept.includes('image/webp')) return 'webp'
  if (original.extension === 'tif') return original.hasAlpha ? 'png' : 'jpg'
  return outputFormats.find((format) => format === original.extension) ?? 'png'
}

/** Carries out a transform. The result has no metadata: no camera, no location. */
export async function render(
  original: Original,
  transform: Transform,
  format: OutputFormat,
): Promise<Buffer> {
  const opened = await openImage(original.path)
  // An animation stays one, at its own size; in another format it becomes its first frame.
  if (format === original.extension && ((await opened.metadata()).pages ?? 1) > 1)
    return readFile(original.path)
  const { region, size, canvas, byInterest } = planGeometry(original, transform)
  const opaque = format === 'jpg'
  const background = transform.bg ?? (opaque ? '#ffffff' : '#00000000')

  let image = opened.autoOrient().extract(region)
  image = image.resize({ ...size, fit: byInterest ? 'cover' : 'fill', position: 'entropy' })
  image = image.extend({
    left: Math.floor((canvas.width - size.width) / 2),
    right: Math.ceil((canvas.width - size.width) / 2),
    top: Math.floor((canvas.height - size.height) / 2),
    bottom: Math.ceil((canvas.height - size.height) / 2),
    background,
  })
  image = adjust(image, transform)
  if (opaque || transform.bg) image = image.flatten({ background })
  return encode(image, format, transform.q).toBuffer()
}

function adjust(image: Sharp, { blur, sharp, sat, invert, flip, or }: Transform): Sharp {
  if (sat !== undefined) image.modulate({ saturation: 1 + sat / 100 })
  if (invert === 'true') image.negate({ alpha: false })
  if (sharp) image.sharpen({ sigma: 0.5 + sharp / 50 })
  // 2000 is Sanity's most; as a standard deviation that many pixels would only be slower, not more blurred.
  if (blur) image.blur(0.3 + blur / 20)
  if (flip?.includes('h')) image.flop()
  if (flip?.includes('v')) image.flip()
  return or ? image.rotate(or) : image
}

function encode(image: Sharp, format: OutputFormat, quality: number): Sharp {
  const q = Math.max(1, quality)
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality: q, progressive: true })
    case 'png':
      return image.png({ compressionLevel: 9 })
    case 'webp':
      return image.webp({ quality: q })
    case 'avif':
      return image.avif({ quality: q, effort: 2 })
    case 'gif':
      return image.gif()
  }
}
