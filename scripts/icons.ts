import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

// `npm run icons` makes every size of the site's icon from the one drawing. The results are kept in the repository.

const drawing = readFileSync('app/(site)/icon.svg')
const green = '#00422f'

/** A square of `size` with the drawing in its middle, taking up `share` of it. */
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

/** An icon file with one picture in it, for whoever asks for /favicon.ico without reading a page. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

writeFileSync('app/favicon.ico', ico(await icon(32), 32))
// Phones round the corners off and show no transparency, so these two have a ground of their own.
writeFileSync('app/(site)/apple-icon.png', await icon(180, { share: 0.8, background: green }))
writeFileSync('public/icon-maskable-512.png', await icon(512, { share: 0.62, background: green }))
writeFileSync('public/icon-192.png', await icon(192))
writeFileSync('public/icon-512.png', await icon(512))
