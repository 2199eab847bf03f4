import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** Loads the settings in `folder`, in a process of its own: loading changes the process's environment. */
function settingsIn(folder: string, environment: Record<string, string> = {}): unknown {
  const { href } = new URL('settings.ts', import.meta.url)
  const code = `const { loadSettings } = await import('${href}'); console.log(JSON.stringify(loadSettings()))`
  const { PATH } = process.env
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    encoding: 'utf8',
    env: { NODE_ENV: 'production', PATH, ...environment },
  })
  return JSON.parse(run.stdout)
}

describe('loadSettings', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'settings-'))
  })

  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  it('needs no file', () => {
    expect(settingsIn(folder)).toMatchObject({ port: 3000 })
  })

  it('reads .env.local before .env, and both after the environment', () => {
    writeFileSync(
      join(folder, '.env'),
      'PORT=4001\nCONTENT_LAKE_PORT=4002\nNEXT_PUBLIC_SANITY_DATASET=from-env\n',
    )
    writeFileSync(join(folder, '.env.local'), 'PORT=5001\nCONTENT_LAKE_PORT=5002\n')
    expect(settingsIn(folder, { PORT: '6001' })).toMatchObject({
      port: 6001,
      contentLake: { port: 5002 },
      public: { sanity: { dataset: 'from-env' } },
    })
  })
})
