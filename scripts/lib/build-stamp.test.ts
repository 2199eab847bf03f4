import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint } from './build-stamp.ts'

describe('fingerprint', () => {
  let root: string

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'build-stamp-'))
    for (const folder of ['app/(site)', 'lib/content-lake', 'tests'])
      mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, 'app/(site)/page.tsx'), 'one')
    writeFileSync(join(root, 'package-lock.json'), '{}')
  })

  afterEach(() => {
    rmSync(root, { recursive: true })
  })

  it('is the same for the same sources', () => {
    expect(fingerprint(root, { port: 1 })).toBe(fingerprint(root, { port: 1 }))
  })

  it.each([
    ['a page', 'app/(site)/page.tsx'],
    ['a new page', 'app/(site)/about.tsx'],
    ['a package', 'package-lock.json'],
    ['the configuration', 'next.config.ts'],
  ])('changes with %s', (_, file) => {
    const before = fingerprint(root, {})
    writeFileSync(join(root, file), 'two')
    expect(fingerprint(root, {})).not.toBe(before)
  })

  it('changes with a setting', () => {
    expect(fingerprint(root, { siteUrl: 'http://a' })).not.toBe(fingerprint(root, { siteUrl: 'http://b' }))
  })

  it('does not change with files that are not part of a build', () => {
    const before = fingerprint(root, {})
    writeFileSync(join(root, 'lib/content-lake/main.ts'), 'changed')
    writeFileSync(join(root, 'app/(site)/page.test.tsx'), 'changed')
    writeFileSync(join(root, 'tests/a.ts'), 'changed')
    expect(fingerprint(root, {})).toBe(before)
  })

  it('changes when text moves from one file to another', () => {
    writeFileSync(join(root, 'lib/a'), 'xy')
    writeFileSync(join(root, 'lib/b'), '')
    const before = fingerprint(root, {})
    writeFileSync(join(root, 'lib/a'), 'x')
    writeFileSync(join(root, 'lib/b'), 'y')
    expect(fingerprint(root, {})).not.toBe(before)
  })
})
