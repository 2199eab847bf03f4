import type { Sharp, SharpConstructor, SharpOptions } from 'sharp'

/** The largest image that is decoded; beyond it a small file could ask for gigabytes of memory. */
const maxInputPixels = 50_000_000

let loaded: Promise<SharpConstructor> | undefined

/** Opens an image. libvips is loaded on first use, and told to keep nothing and to use one thread for each. */
export async function openImage(input: string | Buffer, options: SharpOptions = {}): Promise<Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  const sharp = await loaded
  return sharp(input, { limitInputPixels: maxInputPixels, ...options }).timeout({ seconds: 30 })
}
