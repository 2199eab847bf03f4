import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePorts } from '../support/free-port.ts'
import { npmStart } from '../support/npm-start.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('npm start refuses with one clear line', () => {
  let folder: string
  let variables: { PORT: string; CONTENT_LAKE_PORT: string; DATA_DIR: string }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'refusals-'))
    const [port, lakePort] = await freePorts(2)
    variables = { PORT: String(port), CONTENT_LAKE_PORT: String(lakePort), DATA_DIR: join(folder, 'data') }
  })

  afterAll(() => {
    rmSync(folder, { recursive: true })
  })

  async function refusal(changed: Record<string, string>): Promise<string[]> {
    const started = npmStart({ ...variables, ...changed }, join(folder, 'log'))
    expect(await started.ended).toBe(1)
    return started.output().trim().split('\n')
  }

  it.each([
    ['PORT', 'website', '0.0.0.0'],
    ['PORT', 'website', '127.0.0.1'],
    ['CONTENT_LAKE_PORT', 'Content Lake', '127.0.0.1'],
  ] as const)('when the port of %s is taken (by a program on %s, %s)', async (name, what, host) => {
    const other = createServer().listen(Number(variables[name]), host)
    try {
      const lines = await refusal({})
      expect(lines).toHaveLength(1)
      expect(lines[0]).toContain(`Port ${variables[name]} for the ${what} is taken`)
      expect(lines[0]).toContain(`lsof -i :${variables[name]}`)
      expect(lines[0]).toContain(`${name}=${Number(variables[name]) + 1} npm start`)
    } finally {
      other.close()
    }
  })

  it('when the data folder cannot be written to', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const lines = await refusal({ DATA_DIR: join(file, 'data') })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`The data folder ${join(file, 'data')} cannot be written to`)
    expect(lines[0]).toContain('DATA_DIR=')
  })

  it('when settings are wrong, naming each with its purpose and an example', async () => {
    const lines = await refusal({ PORT: 'eighty', NEXT_PUBLIC_SITE_URL: 'here' })
    expect(lines[0]).toBe('2 settings are wrong:')
    expect(lines.join('\n')).toMatch(
      /PORT: "eighty" is not a whole number\.\n\s+It is the port .+ Example: 3000/,
    )
    expect(lines.join('\n')).toContain('NEXT_PUBLIC_SITE_URL: "here"')
  })

  it('creates no data folder when it refuses', async () => {
    await refusal({ PORT: 'eighty', DATA_DIR: join(folder, 'untouched') })
    expect(() => mkdirSync(join(folder, 'untouched'))).not.toThrow()
  })
})

describe('a version of Node.js that is too old', () => {
  it.each(['18.20.4', '20.20.2', '22.12.0'])('%s is refused with one line', (version) => {
    const run = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `Object.defineProperty(process.versions, 'node', { value: '${version}' }); await import('./scripts/run.mjs')`,
      ],
      { cwd: root, encoding: 'utf8', env: { ...process.env, PORT: 'would be refused later' } },
    )
    expect(run.status).toBe(1)
    expect(run.stderr.trim().split('\n')).toEqual([expect.stringContaining(`Node ${version} is too old`)])
    expect(run.stderr).toContain('npm start')
  })
})
