import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Finding } from '../../scripts/doctor/finding.ts'
import { freePorts } from '../support/free-port.ts'
import { startLakeProcess } from '../support/lake-process.ts'
import { json, startLoopbackServer } from '../support/loopback-server.ts'

let folder: string
let dataDir: string
let variables: Record<string, string>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  dataDir = join(folder, 'data')
  const [port, lakePort] = await freePorts(2)
  variables = { PORT: String(port), CONTENT_LAKE_PORT: String(lakePort), DATA_DIR: dataDir }
})
afterEach(() => rmSync(folder, { recursive: true }))

async function run(changed: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'doctor', ...args], {
    env: { ...process.env, NODE_OPTIONS: '', ...variables, ...changed },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
  })
  return { output: await text(child.stdout), code: await ended }
}

/** The exit code, and the findings about a part. */
async function examine(changed: Record<string, string> = {}) {
  const { output, code } = await run(changed, '--json')
  const all = JSON.parse(output) as Finding[]
  return { code, about: (part: string) => all.filter(({ about }) => about === part) }
}

const live = { NEXT_PUBLIC_SITE_URL: 'https://cars.example' }

function storedFolder(change: (db: DatabaseSync) => void = () => {}): void {
  cpSync('tests/fixtures/data-folders/schema-3', dataDir, { recursive: true })
  const db = new DatabaseSync(join(dataDir, 'content-lake.sqlite'))
  change(db)
  db.close()
}

describe('npm run doctor', () => {
  it('reports a new installation with warnings, and makes nothing', async () => {
    const { output, code } = await run({})
    expect(code).toBe(0)
    expect(output).toMatch(/^Ports +- +The website does not run/m)
    expect(output).toMatch(/^Mail +WARNING .*\n +→ Set SMTP_URL/m)
    expect(output).toMatch(/Problems: 0\. Warnings: \d+\.\n$/)
    expect(existsSync(dataDir)).toBe(false)
  })

  it('names settings that are wrong', async () => {
    const { output, code } = await run({ PORT: 'eighty' })
    expect(code).toBe(1)
    expect(output).toContain('PORT: "eighty" is not a whole number')
  })

  it('finds sample content that visitors would see', async () => {
    storedFolder((db) => {
      const put = db.prepare("INSERT INTO document (dataset, id, body) VALUES ('production', ?, ?)")
      put.run('siteSettings', '{"_type":"siteSettings","phone":"0800 000 0000"}')
      put.run('testimonial-1', '{"_type":"testimonial","isSample":true}')
      put.run('drafts.testimonial-2', '{"_type":"testimonial","isSample":true}')
    })
    const { code, about } = await examine(live)
    expect(code).toBe(1)
    expect(about('Content').filter(({ level }) => level === 'problem')).toMatchObject([
      { message: expect.stringContaining('0800 000 0000') },
      { message: expect.stringContaining('samples: 1') },
    ])
    expect(about('Content')).toContainEqual({
      about: 'Content',
      level: 'warning',
      message: 'The legal name of the business is missing.',
      remedy: expect.stringMatching(/In the Studio: Site settings › Company\.$/),
    })
  })

  it('finds a damaged database', async () => {
    cpSync('package.json', join(dataDir, 'content-lake.sqlite'))
    const { code, about } = await examine()
    expect(code).toBe(1)
    expect(about('Database')).toMatchObject([
      { level: 'problem', message: expect.stringContaining('is damaged') },
    ])
  })

  it('finds a database of a newer version', async () => {
    storedFolder((db) => db.exec('PRAGMA user_version = 99'))
    const { code, about } = await examine()
    expect(code).toBe(1)
    expect(about('Database')).toMatchObject([
      { level: 'problem', message: expect.stringContaining('newer version') },
    ])
  })

  it('finds a clock that is behind the stored changes', async () => {
    storedFolder((db) => db.exec("UPDATE txn SET timestamp = '2999-01-01T00:00:00.000Z'"))
    expect((await examine()).about('Clock')).toContainEqual(
      expect.objectContaining({ level: 'problem', message: expect.stringContaining('in the future') }),
    )
  })

  it('finds a port that another program uses', async () => {
    const other = createServer().listen(Number(variables.PORT))
    const { code, about } = await examine()
    other.close()
    expect(code).toBe(1)
    expect(about('Ports')).toContainEqual(
      expect.objectContaining({
        level: 'problem',
        remedy: expect.stringContaining(`lsof -i :${variables.PORT}`),
      }),
    )
  })

  it('examines a running installation, and finds a Content Lake that has stopped', async () => {
    const site = await startLoopbackServer(({ path }, response) =>
      json(200, { status: path === '/api/health' ? 'ok' : 'ready' })(
        { method: '', path, headers: {}, body: '' },
        response,
      ),
    )
    const lake = await startLakeProcess()
    const running = {
      PORT: new URL(site.url).port,
      CONTENT_LAKE_PORT: new URL(lake.url).port,
      DATA_DIR: lake.dataDir,
    }
    try {
      const { about } = await examine(running)
      expect(about('Ports')).toMatchObject([
        { level: 'ok', message: expect.stringContaining('The website runs') },
        { level: 'ok', message: expect.stringContaining('The Content Lake runs') },
      ])
      expect([...about('Database'), ...about('Site')]).toMatchObject([{ level: 'ok' }, { level: 'ok' }])
      await lake.kill()
      const after = await examine(running)
      expect(after.code).toBe(1)
      expect(after.about('Ports').at(-1)).toMatchObject({
        level: 'problem',
        message: expect.stringContaining('the Content Lake does not'),
      })
    } finally {
      await Promise.all([site.stop(), lake.stop()])
    }
  })
})
