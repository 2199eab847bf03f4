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

it('is drawn from local fonts alone, whatever an editor writes', async () => {
  const reallyFetch = globalThis.fetch
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    // The renderer's own parts come by way of fetch too, but from inside its file.
    if (typeof address === 'string' && address.startsWith('data:')) return reallyFetch(address, init)
    asked.push(address instanceof Request ? address.url : String(address))
    return Promise.reject(new Error('no network'))
  })
  const everything = drawable(
    `${Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).join('')}🚗漢字`,
  )
  expect(everything.length).toBeGreaterThan(190)
  const picture = new ImageResponse(socialImageDesign({ pageName: everything, brandName: everything }), {
    ...socialImageSize,
    fonts,
  })
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  expect(asked).toEqual([])
})
