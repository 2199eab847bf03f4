import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { ImageResponse } from 'next/og.js'
import { socialImageSize } from './social-image.ts'
import { imageFonts, socialImageDesign } from './social-image-design.ts'

/*
 * Renders images one after the other in a thread, so that pages do not wait for them. Node.js runs this file without a
 * build.
 */

export type RenderJob = { key: string; pageName: string; brandName: string }
export type RenderResult = { key: string; image: Uint8Array } | { key: string; problem: string }

const font = (file: string) => readFileSync(join('node_modules/@fontsource', `${file}-latin-700-normal.woff`))
const fonts = [
  { name: imageFonts.heading, data: font('familjen-grotesk/files/familjen-grotesk'), weight: 700 as const },
  { name: imageFonts.plate, data: font('barlow-condensed/files/barlow-condensed'), weight: 700 as const },
]

// On a busy machine pages come first. Only Linux has a priority for each thread.
if (process.platform === 'linux') setPriority(0, 15)

let last = Promise.resolve()

parentPort?.on('message', ({ key, ...texts }: RenderJob) => {
  last = last.then(async () => {
    try {
      const image = new ImageResponse(socialImageDesign(texts), { ...socialImageSize, fonts })
      parentPort?.postMessage({
        key,
        image: new Uint8Array(await image.arrayBuffer()),
      } satisfies RenderResult)
    } catch (error) {
      parentPort?.postMessage({ key, problem: String(error) } satisfies RenderResult)
    }
  })
})
