import { readFileSync, writeFileSync } from 'node:fs'
import pngToIco from 'png-to-ico'
import sharp from 'sharp'

// `npm run icons` renders every size of the site's icon from one drawing. The results are in the repository.

const drawing = readFileSync('app/(site)/icon.svg')
const green = '#00422f'

/** A square of `size` pixels with the drawing in the centre, scaled to `share` of it. */
async function icon(size: number, { share = 1, background = 'transparent' } = {}): Promise<Buffer> {
  const inner = Math.round(size * share)
  const picture = await sharp(drawing, { density: (72 * inner) / 64 })
    .resize(inner, inner)
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

// For clients that request /favicon.ico without reading a page.
writeFileSync('public/favicon.ico', await pngToIco([await icon(32)]))
// Phones round the corners and show no transparency, so these two have a background.
writeFileSync('app/(site)/apple-icon.png', await icon(180, { share: 0.8, background: green }))
writeFileSync('public/icon-maskable-512.png', await icon(512, { share: 0.62, background: green }))
writeFileSync('public/icon-192.png', await icon(192))
writeFileSync('public/icon-512.png', await icon(512))
