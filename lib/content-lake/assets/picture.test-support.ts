import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach } from 'vitest'
import type { Original } from './render.ts'

/** An image of 400 × 200 in a new folder for each test of the file: its left half is red, its right half blue. */
export function freshPicture(): { readonly folder: string; readonly original: Original } {
  let folder: string
  let original: Original
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lake-images-'))
    const path = join(folder, 'original.png')
    const blue = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer()
    await sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
      .composite([{ input: blue, left: 200, top: 0 }])
      .png()
      .toFile(path)
    original = { path, width: 400, height: 200, extension: 'png', hasAlpha: false }
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  return {
    get folder() {
      return folder
    },
    get original() {
      return original
    },
  }
}
