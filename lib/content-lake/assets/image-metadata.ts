import { httpError } from '../errors.ts'
import { type CameraData, type CameraPart, cameraData } from './exif.ts'
import { type Palette, paletteOf } from './palette.ts'
import { blurHashOf, thumbHashOf } from './image-hashes.ts'
import { openImage } from './sharp.ts'

/** Supported image formats, by the name libvips gives them after inspecting the content. */
const formats: Record<string, { extension: string; mimeType: string }> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
}

export type ImageType = {
  extension: string
  mimeType: string
  /** Upright: after the rotation that the camera recorded. */
  width: number
  height: number
  hasAlpha: boolean
}

/** `metadata` of a `sanity.imageAsset`. */
export type ImageMetadata = {
  _type: 'sanity.imageMetadata'
  dimensions: { _type: 'sanity.imageDimensions'; width: number; height: number; aspectRatio: number }
  hasAlpha: boolean
  isOpaque: boolean
  lqip?: string
  blurHash?: string
  thumbHash?: string
  palette?: Palette
} & CameraData

/** Parts of the metadata that an upload may request or leave out. */
export type MetadataPart = 'lqip' | 'palette' | 'blurhash' | 'thumbhash' | CameraPart

/** Longest side of the copy that hashes, palette and placeholder are computed from; the most that ThumbHash accepts. */
const sampleSide = 100

/**
 * Inspects the content, whatever type the upload states.
 * @throws LakeError 400 when it is not an image, of an unsupported format, broken, or too large to decode.
 */
export async function detectImage(input: string | Buffer): Promise<ImageType> {
  const { format, compression, autoOrient, hasAlpha } = await readable((await openImage(input)).metadata())
  const known = formats[format ?? '']
  if (!known || (format === 'heif' && compression !== 'av1')) {
    throw httpError(400, 'Invalid image: only JPEG, PNG, WebP, GIF, AVIF, TIFF and SVG are supported')
  }
  return { ...known, width: autoOrient.width, height: autoOrient.height, hasAlpha: hasAlpha ?? false }
}

/** @throws LakeError 400 when the image cannot be decoded, or is truncated. */
export async function extractMetadata(
  input: string | Buffer,
  { width, height, hasAlpha }: ImageType,
  parts: readonly MetadataPart[],
): Promise<ImageMetadata> {
  const image = await openImage(input, { failOn: 'error' })
  const { exif } = await readable(image.metadata())
  const { data, info } = await readable(
    image
      .autoOrient()
      .resize(sampleSide, sampleSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const pixels = { data, width: info.width, height: info.height }
  return {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    hasAlpha,
    isOpaque: !hasAlpha || (await readable((await openImage(input)).stats())).isOpaque,
    ...(parts.includes('lqip') && { lqip: await placeholder(data, info, hasAlpha) }),
    ...(parts.includes('blurhash') && { blurHash: blurHashOf(pixels) }),
    ...(parts.includes('thumbhash') && { thumbHash: thumbHashOf(pixels) }),
    ...(parts.includes('palette') && { palette: paletteOf(data) }),
    ...cameraData(exif, parts),
  }
}

/** Twenty pixels across, small enough to travel inside a document. */
async function placeholder(
  rgba: Buffer,
  { width, height }: { width: number; height: number },
  hasAlpha: boolean,
): Promise<string> {
  const small = (await openImage(rgba, { raw: { width, height, channels: 4 } })).resize({ width: 20 })
  const encoded = hasAlpha ? small.png() : small.removeAlpha().jpeg({ quality: 60 })
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${(await encoded.toBuffer()).toString('base64')}`
}

async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    const tooLarge = error instanceof Error && error.message.includes('pixel limit')
    throw httpError(
      400,
      tooLarge ? 'Invalid image: it has too many pixels' : 'Invalid image: it could not be read',
    )
  }
}
