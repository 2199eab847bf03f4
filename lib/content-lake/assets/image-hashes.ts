import { encode } from 'blurhash'
import { rgbaToThumbHash } from 'thumbhash'

/** Pixels of an image, four bytes each. */
export type Pixels = {
  data: Uint8Array
  width: number
  height: number
}

/** BlurHash, with more detail along the longer side. Transparent areas count as white: it has no transparency. */
export function blurHashOf({ data, width, height }: Pixels): string {
  const opaque = new Uint8ClampedArray(data.length)
  for (let at = 0; at + 3 < data.length; at += 4) {
    const alpha = data[at + 3]! / 255
    for (let channel = at; channel < at + 3; channel++) {
      opaque[channel] = data[channel]! * alpha + 255 * (1 - alpha)
    }
    opaque[at + 3] = 255
  }
  const [across, down] = width > height ? [4, 3] : width < height ? [3, 4] : [4, 4]
  return encode(opaque, width, height, across, down)
}

/** ThumbHash in base64; of an image of at most 100 by 100 pixels. */
export function thumbHashOf({ data, width, height }: Pixels): string {
  return Buffer.from(rgbaToThumbHash(width, height, data)).toString('base64')
}
