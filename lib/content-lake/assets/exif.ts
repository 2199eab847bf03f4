import readExif from 'exif-reader'

/** What a camera recorded, in the form of Sanity's image metadata. Each part only when the image has it. */
export type CameraData = {
  exif?: Record<string, unknown>
  image?: Record<string, unknown>
  location?: { _type: 'geopoint'; lat: number; lng: number; alt?: number }
}

export type CameraPart = keyof CameraData

/** Longer fields are binary data of camera makers, or an attempt to fill the disk. */
const maxText = 1000
const maxList = 64

/** Reads the named parts from an image's EXIF block; nothing from a block that cannot be read. */
export function cameraData(block: Buffer | undefined, parts: readonly string[]): CameraData {
  if (!block || !['exif', 'image', 'location'].some((part) => parts.includes(part))) return {}
  try {
    const { Photo, Image, GPSInfo } = readExif(block)
    const location = parts.includes('location') && GPSInfo ? locationOf(GPSInfo) : undefined
    return {
      ...(parts.includes('exif') && Photo && { exif: { _type: 'sanity.imageExifMetadata', ...tags(Photo) } }),
      ...(parts.includes('image') && Image && { image: { _type: 'sanity.imageExifTags', ...tags(Image) } }),
      ...(location && { location }),
    }
  } catch {
    return {}
  }
}

/** The tags whose values JSON can represent. */
function tags(group: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, value]) => {
      const plain = plainValue(value)
      return plain === undefined || !/^[A-Za-z][A-Za-z0-9]*$/.test(name) ? [] : [[name, plain]]
    }),
  )
}

function plainValue(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value === 'string') return value.length <= maxText ? value.replaceAll('\0', '') : undefined
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString()
  const isShortList = Array.isArray(value) && value.length <= maxList
  if (isShortList && value.every((item) => Number.isFinite(item))) return value
  return undefined
}

function locationOf(gps: Record<string, unknown>): CameraData['location'] {
  const lat = degrees(gps.GPSLatitude, gps.GPSLatitudeRef === 'S')
  const lng = degrees(gps.GPSLongitude, gps.GPSLongitudeRef === 'W')
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined
  const alt = plainValue(gps.GPSAltitude)
  return { _type: 'geopoint', lat, lng, ...(typeof alt === 'number' && { alt }) }
}

/** Degrees, minutes and seconds as one number. */
function degrees(value: unknown, isNegative: boolean): number | undefined {
  if (!Array.isArray(value)) return undefined
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = value.map(Number)
  const sum = degrees + minutes / 60 + seconds / 3600
  if (!Number.isFinite(sum)) return undefined
  return isNegative ? -sum : sum
}
