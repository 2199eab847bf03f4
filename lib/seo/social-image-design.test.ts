import { readFileSync } from 'node:fs'
import { ImageResponse } from 'next/og'
import { expect, it, vi } from 'vitest'
import { drawable, socialImageSize } from './social-image.ts'
import { imageFonts, socialImageDesign } from './social-image-design.ts'

const font = (file: string) => readFileSync(`node_modules/@fontsource/${file}-latin-700-normal.woff`)
const fonts = [
  { name: imageFonts.heading, data: font('familjen-grotesk/files/familjen-grotesk'), weight: 700 as const },
  { name: imageFonts.plate, data: font('barlow-condensed/files/barlow-condensed'), weight: 700 as const },
]

it('is rendered with local fonts alone, whatever the texts are', async () => {
  const originalFetch = globalThis.fetch
  const requested: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    // The renderer fetches its own WebAssembly from data URLs.
    if (typeof address === 'string' && address.startsWith('data:')) return originalFetch(address, init)
    requested.push(address instanceof Request ? address.url : String(address))
    return Promise.reject(new Error('no network'))
  })
  const everything = drawable(
    `${Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).join('')}🚗漢字`,
  )
  expect(everything.length).toBeGreaterThan(190)
  const image = new ImageResponse(socialImageDesign({ pageName: everything, brandName: everything }), {
    ...socialImageSize,
    fonts,
  })
  expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  expect(requested).toEqual([])
})
