import type { Sharp, SharpConstructor, SharpOptions } from 'sharp'

/** The largest image that is decoded: a small file may expand to gigabytes of memory. */
const maxInputPixels = 50_000_000

let loaded: Promise<SharpConstructor> | undefined

/** Opens an image. libvips is loaded on first use, without its cache and with one thread for each image. */
export async function openImage(input: string | Buffer, options: SharpOptions = {}): Promise<Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  const sharp = await loaded
  return sharp(input, { limitInputPixels: maxInputPixels, ...options }).timeout({ seconds: 30 })
}
