import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { exportContent, importContent } from '../../scripts/content/transfer.ts'
import { plainImage } from '../support/plain-image.ts'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'
import { writeSeed } from '../support/write-seed.ts'

type Stored = Record<string, unknown> & { _id: string; _type: string }

let one: LakeProcess
let other: LakeProcess
let folder: string
let file: string
/** What the commands of these tests have as the system's temporary folder. */
let temporary: string
const quiet = () => {}

/** A client with the token that the commands use. */
const site = (lake: LakeProcess): SanityClient =>
  lake.client({ token: lake.credentials.siteToken, perspective: 'raw' })

beforeAll(async () => {
  ;[one, other] = await Promise.all([startLakeProcess(), startLakeProcess()])
  folder = mkdtempSync(join(tmpdir(), 'transfer-'))
  file = join(folder, 'all.tar.gz')
  temporary = join(folder, 'temporary')
  mkdirSync(temporary)
  // Sanity's import leaves what it has unpacked.
  vi.stubEnv('TMPDIR', folder)
  const client = site(one)
  await writeSeed(client)
  const photo = await plainImage(40, 30).jpeg().toBuffer()
  const image = await client.assets.upload('image', photo, {
    filename: 'plain.jpg',
    title: 'Plain',
    description: 'Of one colour',
  })
  const text = await client.assets.upload('file', Buffer.from('plain text'), { filename: 'note.txt' })
  const reading = await client.getDocument('town-reading')
  await client.createOrReplace({
    ...reading,
    _id: 'drafts.town-reading',
    _type: 'town',
    photo: {
      _type: 'photo',
      alt: 'Of one colour',
      asset: { _type: 'reference', _ref: image._id },
      hotspot: { _type: 'sanity.imageHotspot', x: 0.25, y: 0.5, width: 0.5, height: 0.5 },
      crop: { _type: 'sanity.imageCrop', top: 0, bottom: 0.1, left: 0, right: 0 },
    },
    attachment: { _type: 'file', asset: { _type: 'reference', _ref: text._id } },
  })
  await client.create({ _id: 'enquiry.1', _type: 'enquiry', message: 'Zoë’s £5 “offer” \u2028 🚗' })
  await client.create({
    _id: 'loose',
    _type: 'note',
    number: 1.5e-7,
    nothing: null,
    nested: [{ _key: 'a', deep: [{ _key: 'b', ref: { _type: 'reference', _ref: 'gone', _weak: true } }] }],
  })
  await exportContent(client, file, quiet)
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await Promise.all([one.stop(), other.stop()])
  rmSync(folder, { recursive: true })
})

beforeEach(async () => {
  await site(other).delete({ query: '*' })
})

/**
 * The documents of a dataset as text by id, without the fields that each store sets. Fields are sorted: the import puts
 * the reference of an image behind its other fields.
 */
async function lines(lake: LakeProcess): Promise<Map<string, string>> {
  const stored = await site(lake).fetch<Stored[]>('*[!(_type match "sanity.*Asset")]')
  return new Map(stored.map(({ _rev, _updatedAt, ...document }) => [document._id, canonical(document)]))
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  )
}

/** Ids of documents that differ between two lakes. */
async function differences(a: LakeProcess, b: LakeProcess): Promise<string[]> {
  const [left, right] = await Promise.all([lines(a), lines(b)])
  const ids = new Set([...left.keys(), ...right.keys()])
  return [...ids].filter((id) => left.get(id) !== right.get(id))
}

async function assets(lake: LakeProcess): Promise<unknown[]> {
  const stored = await site(lake).fetch<Stored[]>('*[_type match "sanity.*Asset"] | order(_id)')
  return await Promise.all(
    stored.map(async ({ _id, originalFilename, title, description, metadata, size, mimeType, path }) => {
      const response = await lake.fetch(`/${String(path)}`)
      const bytes = Buffer.from(await response.arrayBuffer()).toString('base64')
      return { _id, originalFilename, title, description, metadata, size, mimeType, bytes }
    }),
  )
}

describe('a round trip', () => {
  it('restores every document, image and file unchanged', async () => {
    const { documents, warnings } = await importContent(site(other), file, 'refuse', quiet)
    expect(warnings).toEqual([])
    const before = await lines(one)
    expect(before.size).toBeGreaterThan(190)
    expect(documents).toBe(before.size)
    expect(await differences(one, other)).toEqual([])
    expect(await assets(other)).toEqual(await assets(one))
    expect(await assets(other)).toHaveLength(2)

    const back = join(folder, 'back.tar.gz')
    await exportContent(site(other), back, quiet)
    await importContent(site(one), back, 'replace', quiet)
    expect(await differences(one, other)).toEqual([])
    const after = await lines(one)
    expect([...before].filter(([id, line]) => after.get(id) !== line)).toEqual([])
  })

  it('refuses, keeps or replaces existing documents, depending on the mode', async () => {
    const client = site(other)
    await client.create({ _id: 'loose', _type: 'note', existing: true })
    await expect(importContent(client, file, 'refuse', quiet)).rejects.toThrow(/already exists/)
    await importContent(client, file, 'keep', quiet)
    expect(await client.getDocument('loose')).toMatchObject({ existing: true })
    await importContent(client, file, 'replace', quiet)
    expect(await client.getDocument('loose')).not.toHaveProperty('existing')
  })
})

describe('the commands', () => {
  const run = async (lake: LakeProcess, script: string, ...args: string[]) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', script, ...args], {
      env: {
        ...process.env,
        DATA_DIR: lake.dataDir,
        CONTENT_LAKE_PORT: new URL(lake.url).port,
        TMPDIR: temporary,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = once(child, 'exit')
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
    const [code] = (await ended) as [number]
    return { code, out, err }
  }

  it('move a dataset from one lake to another', async () => {
    const moved = join(folder, 'deep/er/moved.tar.gz')
    const exported = await run(one, 'content-export', moved)
    expect([exported.code, exported.err]).toEqual([0, ''])
    expect(existsSync(moved)).toBe(true)
    expect((await run(one, 'content-export', moved)).err).toContain('exists already')
    const imported = await run(other, 'content-import', moved)
    expect([imported.code, imported.err]).toEqual([0, ''])
    expect(await differences(one, other)).toEqual([])
    const again = await run(other, 'content-import', moved)
    expect(again.code).toBe(1)
    expect(again.err).toContain('Choose --missing or --replace')
    // An enquiry that is erased is in no forgotten folder.
    expect(readdirSync(temporary)).toEqual([])
  })

  it('explain a problem in one line', async () => {
    const commands: [string, ...string[]][] = [
      ['content-import'],
      ['content-import', '/nowhere.tar.gz'],
      ['content-import', file, '--missing', '--replace'],
      ['content-import', file, '--wrong'],
      ['content-export', '--wrong'],
    ]
    await Promise.all(
      commands.map(async ([script, ...args]) => {
        const { code, err } = await run(one, script, ...args)
        expect([script, args, code, err.trim().split('\n').length]).toEqual([script, args, 1, 1])
      }),
    )
  })

  it('add, change and remove users, who sign in with the link', async () => {
    const owner = await run(one, 'users')
    expect(owner.out).toMatch(/^owner@localhost\s+Owner\s+administrator\s+has not chosen a password yet/)
    const added = await run(one, 'users', 'add', 'Pat@Example.com', '--name', 'Pat', '--role', 'viewer')
    expect(added.code).toBe(0)
    const link = /http\S+/.exec(added.out)?.[0] ?? ''
    const claim = async (url: string) => {
      const token = new URL(url).searchParams.get('token') ?? ''
      const body = new URLSearchParams({
        token,
        password: 'a long enough password',
        repeat: 'a long enough password',
      })
      return (await fetch(url, { method: 'POST', body, redirect: 'manual' })).status
    }
    expect(await claim(link)).toBe(303)
    expect(await claim(link)).toBe(410)
    expect((await run(one, 'users', 'list')).out).toMatch(/pat@example\.com\s+Pat\s+viewer$/m)

    expect((await run(one, 'users', 'role', 'pat@example.com', 'editor')).code).toBe(0)
    expect((await run(one, 'users', 'list')).out).toMatch(/pat@example\.com\s+Pat\s+editor/)
    const reset = await run(one, 'users', 'reset', 'pat@example.com')
    expect(await claim(/http\S+/.exec(reset.out)?.[0] ?? '')).toBe(303)
    expect((await run(one, 'users', 'remove', 'pat@example.com')).code).toBe(0)
    expect((await run(one, 'users', 'list')).out).not.toContain('pat@')
  })

  it('refuse impossible changes of users', async () => {
    const problems = [
      [['add', 'new@example.com'], 'needs a name'],
      [['add', 'not an address', '--name', 'A'], 'not an e-mail address'],
      [['add', 'a@example.com', '--name', 'A', '--role', 'owner'], 'must be one of'],
      [['remove', 'owner@localhost'], 'last administrator'],
      [['reset', 'unknown@example.com'], 'There is no user'],
      [['rename', 'owner@localhost'], 'There is no command'],
    ] as const
    await Promise.all(
      problems.map(async ([args, message]) => {
        const { code, err } = await run(one, 'users', ...args)
        expect([args, code, err.includes(message)]).toEqual([args, 1, true])
      }),
    )
  })
})
