import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { ImageResponse } from 'next/og.js'
import { socialImage } from './social-image.ts'
import { pictureFonts, socialPicture } from './social-picture.ts'

/*
 * A thread of its own, so that drawing keeps no page waiting: it draws the pictures that it is asked for one after the
 * other. Node.js runs this file as it is.
 */

export type Drawing = { key: string; pageName: string; brandName: string }
export type Drawn = { key: string; picture: Uint8Array } | { key: string; problem: string }

const font = (file: string) => readFileSync(join('node_modules/@fontsource', `${file}-latin-700-normal.woff`))
const fonts = [
  { name: pictureFonts.heading, data: font('familjen-grotesk/files/familjen-grotesk'), weight: 700 as const },
  { name: pictureFonts.plate, data: font('barlow-condensed/files/barlow-condensed'), weight: 700 as const },
]

// Pages come first when there is too little of the machine. Linux has a priority for each thread.
if (process.platform === 'linux') setPriority(0, 15)

let last = Promise.resolve()

parentPort?.on('message', ({ key, ...words }: Drawing) => {
  last = last.then(async () => {
    try {
      const image = new ImageResponse(socialPicture(words), { ...socialImage, fonts })
      parentPort?.postMessage({ key, picture: new Uint8Array(await image.arrayBuffer()) } satisfies Drawn)
    } catch (error) {
      parentPort?.postMessage({ key, problem: String(error) } satisfies Drawn)
    }
  })
})
