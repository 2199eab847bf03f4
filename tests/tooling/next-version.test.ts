import { existsSync, readFileSync } from 'node:fs'
import { getImgProps } from 'next/dist/shared/lib/get-img-props'
import { imageConfigDefault } from 'next/dist/shared/lib/image-config'
import { expect, it } from 'vitest'
import { z } from 'zod'

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')))

it('Next.js has the version for which its decisions were written', () => {
  expect(
    version,
    'read docs/decisions/page-links.md and next-internals.md, check both, and update this version',
  ).toBe('16.3.5')
})

it('Next.js has the internals that are imported', () => {
  expect(getImgProps).toBeTypeOf('function')
  expect(imageConfigDefault.deviceSizes.length).toBeGreaterThan(0)
  expect(existsSync('node_modules/next/dist/bin/next')).toBe(true)
})
