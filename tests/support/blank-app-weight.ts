import { readFileSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { compressScript } from '../../scripts/lib/compress-scripts.ts'
import manifest from '../../package.json' with { type: 'json' }
import { startBlankApp } from './blank-app.ts'
import { weighPage } from './weigh-page.ts'

const file = 'tests/support/blank-app-weight.json'
const schema = z.object({ next: z.string(), react: z.string(), scriptBytes: z.number() })

/**
 * Bytes of script of an empty application with the site's own Next.js and React, compressed as the site's are, which its own
 * server does not. Building it takes a minute, so its weight is measured by `npm run bench:weight` alone, which records it,
 * and whenever one of the two has another version than it was measured with.
 */
export async function scriptBytesOfBlankApp(browser: Browser): Promise<number> {
  const { next, react } = manifest.dependencies
  const recorded = schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const isCurrent = recorded.next === next && recorded.react === react
  if (isCurrent && process.env.BENCH !== 'weight') return recorded.scriptBytes
  const blankApp = await startBlankApp()
  try {
    const { scripts } = await weighPage(browser, blankApp.url, 1280)
    const sizes = await Promise.all(scripts.map(compressedBytes))
    const scriptBytes = sizes.reduce((sum, size) => sum + size, 0)
    if (process.env.BENCH === 'weight')
      writeFileSync(file, `${JSON.stringify({ next, react, scriptBytes }, undefined, 2)}\n`)
    return scriptBytes
  } finally {
    await blankApp.stop()
  }
}

async function compressedBytes(url: string): Promise<number> {
  const response = await fetch(url)
  return (await compressScript(Buffer.from(await response.arrayBuffer()))).length
}
