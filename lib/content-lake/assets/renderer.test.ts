import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { httpError } from '../errors.ts'
import type { Caller } from '../fair-queue.ts'
import { freshPicture } from './picture.test-support.ts'
import { render } from './render.ts'
import { createRenderer } from './renderer.ts'
import { parseTransform } from './transform-query.ts'

const visitor = { key: 'visitor', isAnonymous: true }
const site = { key: 'site', isAnonymous: false }
const picture = freshPicture()

describe('createRenderer', () => {
  it('renders an image once for concurrent requests', async () => {
    const renderer = createRenderer(join(picture.folder, 'rendered'), { render })
    const transform = parseTransform({ w: '10' })!
    const key = renderer.keyOf('production', 'sha', transform, 'png')
    const paths = await Promise.all(
      Array.from({ length: 20 }, () => renderer.render(key, picture.original, transform, 'png', visitor)),
    )
    expect(new Set(paths).size).toBe(1)
    expect(readdirSync(join(picture.folder, 'rendered', 'production'))).toHaveLength(1)
  })

  it('does not retry a failed image for a while, and leaves no file behind', async () => {
    let attempts = 0
    const renderer = createRenderer(join(picture.folder, 'rendered'), {
      render: () => {
        attempts++
        return Promise.reject(httpError(400, 'Invalid image: it takes longer than 15 s'))
      },
    })
    const transform = parseTransform({ w: '10' })!
    const key = renderer.keyOf('production', 'sha', transform, 'png')
    for (let n = 0; n < 3; n++) {
      await expect(renderer.render(key, picture.original, transform, 'png', visitor)).rejects.toMatchObject({
        status: 503,
        headers: { 'Retry-After': '60' },
        message: expect.stringContaining('takes longer than 15 s') as string,
      })
    }
    expect(attempts).toBe(1)
    expect(readdirSync(picture.folder)).not.toContain('rendered')
  })

  it('renders for a known caller while anonymous ones queue sizes without end, the same one among them', async () => {
    const held = Promise.withResolvers<void>()
    const started: number[] = []
    const renderer = createRenderer(join(picture.folder, 'rendered'), {
      render: async (original, transform, format) => {
        started.push(transform.w ?? 0)
        if (transform.w !== 360) await held.promise
        return render(original, transform, format)
      },
    })
    const request = (width: number, caller: Caller) => {
      const transform = parseTransform({ w: String(width) })!
      const key = renderer.keyOf('production', 'sha', transform, 'png')
      return renderer.render(key, picture.original, transform, 'png', caller)
    }
    const flood = Array.from({ length: 60 }, (_, index) =>
      request(index + 1, { key: `visitor ${index % 3}`, isAnonymous: true }),
    )
    const queued = request(360, visitor)
    const shown = await request(360, site)
    expect(started.filter((width) => width !== 360)).toHaveLength(1)
    held.resolve()
    expect(await queued).toBe(shown)
    await Promise.all(flood)
    expect(started.filter((width) => width === 360)).toHaveLength(1)
  })

  it('refuses requests when the queue is full', async () => {
    const renderer = createRenderer(join(picture.folder, 'rendered'), { render })
    const results = await Promise.allSettled(
      Array.from({ length: 110 }, (_, index) => {
        const transform = parseTransform({ w: String(index + 1) })!
        return renderer.render(
          renderer.keyOf('production', 'sha', transform, 'png'),
          picture.original,
          transform,
          'png',
          index < 5 ? { ...visitor, key: 'another visitor' } : visitor,
        )
      }),
    )
    expect(results.slice(0, 5).map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'))
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.reason).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(100)
  })
})
