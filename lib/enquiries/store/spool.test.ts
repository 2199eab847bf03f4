import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newEnquiry } from './enquiry.ts'
import { validateEnquiry } from '../shared/forms.ts'
import { Spool } from './spool.ts'

let folder: string
let spool: Spool

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spool-'))
  spool = new Spool(folder)
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  vi.restoreAllMocks()
})

function enquiry(name: string, minute = 0) {
  const typed = { name, email: 'a@example.com', phone: '01632 960 001', message: 'Hello' }
  const validation = validateEnquiry('contact', new Map(Object.entries(typed)))
  if (!validation.valid) throw new Error('the example is wrong')
  return newEnquiry(
    `enquiry.${name}`,
    'contact',
    validation.fields,
    new Date(Date.UTC(2026, 0, 1, 12, minute)),
  )
}

describe('Spool', () => {
  it('is empty without a folder', async () => {
    expect(await spool.list()).toEqual([])
    expect(await spool.has('enquiry.one')).toBe(false)
    await spool.remove('enquiry.one')
  })

  it('lists enquiries once each, oldest first, until they are removed', async () => {
    await spool.add(enquiry('later', 5))
    await spool.add(enquiry('sooner', 1))
    await spool.add(enquiry('later', 5))
    expect((await spool.list()).map(({ _id }) => _id)).toEqual(['enquiry.sooner', 'enquiry.later'])
    expect(await spool.has('enquiry.later')).toBe(true)
    await spool.remove('enquiry.later')
    expect((await spool.list()).map(({ name }) => name)).toEqual(['sooner'])
    expect(readdirSync(spool.folder)).toHaveLength(1)
  })

  it('is readable by its owner only', async () => {
    await spool.add(enquiry('one'))
    expect(statSync(spool.folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(spool.folder, 'enquiry.one.json')).mode & 0o777).toBe(0o600)
  })

  it('sets a damaged file aside, logs that without its content, and continues', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    await spool.add(enquiry('one'))
    writeFileSync(join(spool.folder, 'enquiry.two.json'), '{"_id":"enquiry.two","name":"Asha')
    expect((await spool.list()).map(({ _id }) => _id)).toEqual(['enquiry.one'])
    expect(readdirSync(spool.folder).toSorted()).toEqual(['enquiry.one.json', 'enquiry.two.json.damaged'])
    expect(String(error.mock.calls[0])).toContain('enquiry.two.json')
    expect(String(error.mock.calls[0])).not.toContain('Asha')
  })

  it('erases an address’s damaged and partial files too', async () => {
    await spool.add(enquiry('one'))
    writeFileSync(join(spool.folder, 'enquiry.two.json.damaged'), '{"email":"Asha@Example.com","na')
    writeFileSync(join(spool.folder, 'enquiry.three.json.x.part'), '{"email":"asha@example.com"')
    writeFileSync(join(spool.folder, 'enquiry.four.json.damaged'), '{"email":"boris@example.com"')
    expect(await spool.removeUnreadable('asha@example.com')).toBe(2)
    expect(readdirSync(spool.folder).toSorted()).toEqual(['enquiry.four.json.damaged', 'enquiry.one.json'])
  })

  it('removes old partial files of killed processes', async () => {
    await spool.add(enquiry('one'))
    const fresh = join(spool.folder, 'enquiry.a.json.x.part')
    const old = join(spool.folder, 'enquiry.b.json.x.part')
    for (const path of [fresh, old]) writeFileSync(path, '{')
    utimesSync(old, new Date(0), new Date(0))
    expect((await spool.list()).map(({ _id }) => _id)).toEqual(['enquiry.one'])
    expect(readdirSync(spool.folder)).toContain('enquiry.a.json.x.part')
    expect(readdirSync(spool.folder)).not.toContain('enquiry.b.json.x.part')
  })

  it('rejects with the file system’s error', async () => {
    writeFileSync(join(folder, 'spool'), 'a file where the folder should be')
    await expect(spool.add(enquiry('one'))).rejects.toThrow(/ENOTDIR|EEXIST/)
  })
})
