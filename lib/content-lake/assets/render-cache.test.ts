import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RenderCache } from './render-cache.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lake-render-cache-'))
})
afterEach(() => rmSync(root, { recursive: true }))

describe('RenderCache', () => {
  const kb = (letter: string) => Buffer.alloc(1024, letter)

  it('drops the least recently used files when it is full', async () => {
    const cache = new RenderCache(root, 3 * 1024)
    for (const name of ['a', 'b', 'c']) await cache.put(`production/${name}`, kb(name))
    expect(await cache.find('production/a')).toBe(join(root, 'production/a'))
    await cache.put('production/d', kb('d'))
    expect(await cache.find('production/b')).toBeUndefined()
    expect(readdirSync(join(root, 'production')).toSorted()).toEqual(['a', 'c', 'd'])
  })

  it('finds its files after a restart, and deletes partly written ones', async () => {
    const first = new RenderCache(root, 10 * 1024)
    await first.put('production/old', kb('o'))
    await first.put('production/new', kb('n'))
    await first.put('production/half.tmp', kb('h'))
    utimesSync(join(root, 'production/old'), 1, 1)
    const second = new RenderCache(root, 2 * 1024)
    expect(await second.find('production/new')).toBeDefined()
    expect(readdirSync(join(root, 'production'))).not.toContain('half.tmp')
    await second.put('production/third', kb('t'))
    expect(readdirSync(join(root, 'production')).toSorted()).toEqual(['new', 'third'])
  })

  it('notices deleted files, and removes all files of a dataset', async () => {
    const cache = new RenderCache(root, 10 * 1024)
    rmSync(await cache.put('production/a', kb('a')))
    expect(await cache.find('production/a')).toBeUndefined()
    await cache.put('production/b', kb('b'))
    await cache.put('production-2/b', kb('b'))
    await cache.removeDataset('production')
    expect(await cache.find('production/b')).toBeUndefined()
    expect(await cache.find('production-2/b')).toBeDefined()
  })
})
