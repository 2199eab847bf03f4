import { spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Enquiry } from '../../lib/enquiries/store/enquiry.ts'
import { Spool } from '../../lib/enquiries/store/spool.ts'
import { enquiryFrom, storeMailTexts } from '../support/enquiry-fixtures.ts'
import { startEnquiryLake } from '../support/enquiry-lake.ts'
import { freePorts } from '../support/free-port.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { lake, client } = await startEnquiryLake()
await storeMailTexts(client, { enquiryRetentionMonths: 6 })
const folder = temporaryFolder('enquiries-command-')

const monthsAgo = (months: number) => new Date(Date.now() - months * 31 * 24 * 3_600_000)

function enquiry(id: string, changes: { email?: string; message?: string; receivedAt?: Date } = {}): Enquiry {
  const { email = 'asha@example.com', ...others } = changes
  return enquiryFrom(email, { id, name: 'Asha Verma', carMake: 'Ford', ...others })
}

beforeEach(async () => {
  await client.create(enquiry('one', { receivedAt: monthsAgo(1), message: '=HYPERLINK("x")\n"quoted", Zoë' }))
  await client.create(enquiry('two', { receivedAt: monthsAgo(2), email: 'Boris@Example.com' }))
  await client.create(enquiry('old', { receivedAt: monthsAgo(8) }))
})

async function command(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'enquiries', ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: lake.dataDir,
      CONTENT_LAKE_PORT: new URL(lake.url).port,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, problem, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
  ])
  return { output, problem, code }
}

const ids = () => client.fetch<string[]>('*[_type == "enquiry"] | order(_id)._id')

describe('npm run enquiries', () => {
  it('lists the newest first, without personal data', async () => {
    const { output, code } = await command(['list'])
    expect(code).toBe(0)
    expect(output.match(/enquiry\.\w+/g)).toEqual(['enquiry.one', 'enquiry.two', 'enquiry.old'])
    expect(output).toContain('Ford')
    expect(output).not.toMatch(/Asha|example\.com|960.{0,3}001/i)
    expect((await command(['list', '--status', 'failed'])).output).toContain('There are none.')
    expect((await command(['list', '--limit', '1'])).output.match(/enquiry\.\w+/g)).toEqual(['enquiry.one'])
  })

  it('reports figures without personal data', async () => {
    await client.create({ _id: 'town-reading', _type: 'town', name: 'Reading', slug: { current: 'reading' } })
    await client.patch('enquiry.one').set({ status: 'paid', sourcePage: '/reading/caversham' }).commit()
    const { output, code } = await command(['report', '--weeks', '52'])
    expect(code).toBe(0)
    expect(output).toMatch(/^Enquiries since \d{4}-\d\d-\d\d: 3$/m)
    expect(output).toMatch(/^ +1 {2}Reading {2}\(1 paid, 0 lost\)$/m)
    expect(output).toContain('Won: 100 % (1 paid, 0 lost)')
    expect(output).not.toMatch(/Asha|example\.com|960.{0,3}001/i)
    await client.delete('town-reading')
  })

  it('exports everything as CSV without formulas', async () => {
    const { output } = await command(['export'])
    expect(output.split('\r\n')[0]).toMatch(/^_id,receivedAt,kind,status,registration,.*,name,email,phone,/)
    expect(output).toContain(`"'=HYPERLINK(""x"")\n""quoted"", Zoë"`)
    expect(output.match(/^enquiry\.\w+/gm)).toEqual(['enquiry.old', 'enquiry.two', 'enquiry.one'])
  })

  it('escapes control characters in lists and CSV, and exports them exactly as JSON', async () => {
    const carMake = '\u001B]0;owned\u0007\u009B31mFord\u202E'
    const odd = { ...enquiry('odd'), carMake, carModel: 'a\nb', message: '\u202E\u200B=1+1' }
    await client.create(odd)
    const list = await command(['list'])
    expect(list.output).toContain('[U+001B]]0;owned[U+0007][U+009B]31mFord[U+202E] a[U+000A]b')
    const json = await command(['export', '--format', 'json'])
    expect(JSON.parse(json.output)).toContainEqual(expect.objectContaining(odd))
    const csv = await command(['export'])
    expect(csv.output).toContain('[U+202E][U+200B]=1+1')
    for (const { output } of [list, json, csv])
      expect(output.replace(/^\uFEFF/, '').replace(/[\r\n]/g, '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })

  it('exports the enquiries of one address into a file that only the operator can read', async () => {
    const file = join(folder, 'boris.json')
    await command(['export', '--format', 'json', '--email', 'boris@example.COM', '--output', file])
    const found = JSON.parse(readFileSync(file, 'utf8')) as Enquiry[]
    expect(found.map(({ _id, email }) => [_id, email])).toEqual([['enquiry.two', 'Boris@Example.com']])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const again = await command(['export', '--output', file])
    expect(again).toMatchObject({ code: 1, problem: expect.stringContaining('EEXIST') })
  })

  it('erases the enquiries of one address, with drafts, spool and history', async () => {
    const spool = new Spool(lake.dataDir)
    await spool.add(enquiry('waiting', { email: 'ASHA@example.com' }))
    await client.create({ ...enquiry('one'), _id: 'drafts.enquiry.one' })
    const { output } = await command(['erase', 'asha@example.com'])
    expect(output).toContain('Erased: 3 enquiries.')
    expect(await ids()).toEqual(['enquiry.two'])
    expect(await spool.list()).toEqual([])
    expect((await command(['erase', 'asha@example.com'])).output).toContain('Nothing is kept')
  })

  it('prunes what is older than the settings say, and only counts with --dry-run', async () => {
    expect((await command(['prune', '--dry-run'])).output).toContain('older than 6 months: 1 enquiry.')
    expect(await ids()).toHaveLength(3)
    await command(['prune'])
    expect(await ids()).toEqual(['enquiry.one', 'enquiry.two'])
  })

  it('retries failed enquiries and sends nothing twice', async () => {
    const smtp = await startSmtpServer()
    try {
      await client.patch('enquiry.one').set({ 'delivery.status': 'failed', 'delivery.attempts': 14 }).commit()
      await client.patch('enquiry.old').set({ 'delivery.status': 'delivered' }).commit()
      const { output, problem } = await command(['retry', 'enquiry.one', 'enquiry.old'], {
        SMTP_URL: smtp.url,
      })
      expect(problem).toBe('')
      expect(output).toContain('Sent: 1 enquiry.')
      expect(
        smtp.received.filter(({ to }) => to[0] === 'info@cars.example').map(({ mail }) => mail.messageId),
      ).toEqual(expect.arrayContaining(['<enquiry.one.team@cars.example>']))
      expect(smtp.received.map(({ mail }) => mail.messageId).join()).not.toContain('enquiry.old')
    } finally {
      await smtp.stop()
    }
  })

  it('refuses unknown commands and missing settings with one line', async () => {
    for (const [args, message] of [
      [['banana'], 'There is no command banana.'],
      [['retry'], 'set SMTP_URL'],
    ] as const) {
      const { code, problem } = await command([...args])
      expect(code).toBe(1)
      expect(problem).toContain(message)
      expect(problem.trim().split('\n')).toHaveLength(1)
    }
  })

  it('prints its usage, and reports that no Content Lake responds', async () => {
    expect((await command([])).output).toContain('Usage: npm run enquiries')
    const [port] = await freePorts(1)
    const { code, problem } = await command(['list'], { CONTENT_LAKE_PORT: String(port) })
    expect(code).toBe(1)
    expect(problem).toContain('No Content Lake answers')
  })
})
