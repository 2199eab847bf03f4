import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseEnv } from '../../lib/env/env.ts'
import { checkPermissions, checkSpace, checkWaitingEnquiries } from './check-folder.ts'
import { checkSettings, checkSettingsFiles } from './check-settings.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const env = () => parseEnv({ DATA_DIR: folder })

describe('files with settings', () => {
  it('are reported for names that nothing reads', () => {
    const file = join(folder, '.env')
    writeFileSync(file, 'SMTP_ULR=x\nPORT=3000\nNODE_OPTIONS=--trace-warnings\n', { mode: 0o600 })
    expect(checkSettingsFiles([file])).toEqual([
      expect.objectContaining({ level: 'warning', message: expect.stringContaining('SMTP_ULR') }),
    ])
  })

  it('are reported when others can read secrets', () => {
    const file = join(folder, '.env')
    writeFileSync(file, 'SMTP_URL=smtp://user:password@mail.example\n')
    chmodSync(file, 0o644)
    const findings = checkSettingsFiles([file])
    expect(findings).toMatchObject([{ level: 'warning', remedy: `chmod 600 ${file}` }])
    expect(JSON.stringify(findings)).not.toContain('password@')
    chmodSync(file, 0o600)
    expect(checkSettingsFiles([file, join(folder, 'missing')])).toEqual([])
  })
})

it.each([
  ['https://cars.example', 'ok'],
  ['http://cars.example', 'problem'],
  ['http://localhost:3000', 'warning'],
  ['http://127.0.0.1:3000', 'warning'],
])('the address %s is %s', (address, level) => {
  expect(checkSettings(parseEnv({ NEXT_PUBLIC_SITE_URL: address }))[0]).toMatchObject({ level })
})

describe('the data folder', () => {
  it('is in order when it is private, and is not made when it is missing', () => {
    chmodSync(folder, 0o700)
    expect(checkPermissions(env())).toMatchObject([{ level: 'ok' }])
    const missing = join(folder, 'missing')
    expect(checkPermissions(parseEnv({ DATA_DIR: missing }))).toMatchObject([{ level: 'not checked' }])
    expect(existsSync(missing)).toBe(false)
  })

  it('is reported when others can read it', () => {
    writeFileSync(join(folder, 'credentials.json'), '{}')
    chmodSync(join(folder, 'credentials.json'), 0o644)
    expect(checkPermissions(env())).toMatchObject([
      { level: 'warning', remedy: `chmod go= ${join(folder, 'credentials.json')}` },
    ])
  })

  it.skipIf(process.getuid?.() !== 0)('is a problem when a file in it is another user’s (as root)', () => {
    mkdirSync(join(folder, 'spool'), { mode: 0o700 })
    chownSync(join(folder, 'spool'), 12_345, 12_345)
    expect(checkPermissions(env())).toMatchObject([
      { level: 'problem', remedy: expect.stringContaining('chown -R') },
    ])
  })

  it('is a problem when it is a file', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(checkPermissions(parseEnv({ DATA_DIR: file }))).toMatchObject([{ level: 'problem' }])
  })

  it('has its disk measured, even before it exists', async () => {
    const [finding] = await checkSpace(parseEnv({ DATA_DIR: join(folder, 'not', 'yet') }))
    expect(finding?.message).toContain('MiB free')
  })
})

it('enquiries that wait, and damaged ones, are counted', () => {
  expect(checkWaitingEnquiries(env())).toMatchObject([{ level: 'ok' }])
  mkdirSync(join(folder, 'spool'))
  writeFileSync(join(folder, 'spool', 'enquiry.one.json'), '{}')
  writeFileSync(join(folder, 'spool', 'enquiry.two.json.damaged'), '{')
  expect(checkWaitingEnquiries(env())).toMatchObject([{ level: 'warning' }, { level: 'problem' }])
})
