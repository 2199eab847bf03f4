import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import boundaries from './import-boundaries.json' with { type: 'json' }

const root = fileURLToPath(new URL('../..', import.meta.url))
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')

/** Files with imports that the linter refuses or allows. */
const refused = Object.entries(boundaries.refused)
const allowed = Object.entries(boundaries.allowed)

const subfolders = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? join(path, entry.name) : [],
  )

/** A file in each folder, with an import that every folder refuses. */
const probes = ['app', 'components', 'schemas', 'scripts', 'studio', ...subfolders('lib')].map(
  (folder) => [`${folder}/probe.ts`, `import '@/tests/support/seeded-random'`] as const,
)

describe('import boundaries', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
  let reported: string[]

  beforeAll(() => {
    // Rules that need types would need a compiled project.
    const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(
      '"typeAware": true',
      '"typeAware": false',
    )
    writeFileSync(join(folder, '.oxlintrc.json'), config)
    for (const [file, code] of [...refused, ...allowed, ...probes]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `${code}\n`)
    }
    const run = spawnSync(process.execPath, [oxlint, '--format=json'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const report = JSON.parse(run.stdout) as { diagnostics: { code: string; filename: string }[] }
    reported = report.diagnostics
      .filter((diagnostic) => diagnostic.code.includes('no-restricted-imports'))
      .map((diagnostic) => diagnostic.filename)
  })

  afterAll(() => {
    rmSync(folder, { recursive: true })
  })

  it.each(refused)('refuses in %s: %s', (file) => {
    expect(reported).toContain(file)
  })

  it.each(probes)('are set for the folder of %s', (file) => {
    expect(reported).toContain(file)
  })

  it.each(allowed)('accepts in %s: %s', (file) => {
    expect(reported).not.toContain(file)
  })
})
