import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { webhookSecret } from '../support/npm-start.ts'
import { runningSite } from '../support/running-site.ts'
import { expect, test } from './test.ts'

test('no page and no script contains a token', async ({ page }) => {
  const credentials = JSON.parse(
    readFileSync(join(runningSite().dataDir, 'credentials.json'), 'utf8'),
  ) as Record<string, string>
  const secrets = Object.values(credentials)
  expect(secrets.length).toBeGreaterThan(0)

  const scripts = readdirSync('.next-test/static', { recursive: true, encoding: 'utf8' })
    .map((name) => join('.next-test/static', name))
    .filter((path) => statSync(path).isFile())
  expect(scripts.length).toBeGreaterThan(0)
  for (const secret of [...secrets, 'SANITY_API_TOKEN'])
    expect(scripts.filter((path) => readFileSync(path, 'latin1').includes(secret))).toEqual([])

  for (const path of ['/', '/reading', '/get-a-quote']) {
    const text = await (await page.request.get(path)).text()
    for (const secret of secrets) expect(text).not.toContain(secret)
  }
})

/** The paths of all files in these folders. */
function filesIn(...folders: string[]) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
}

/** Undefined for a file that has been renamed or deleted since it was listed, as the running site does. */
function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

const modeIfThere = (path: string) => statSync(path, { throwIfNoEntry: false })?.mode ?? 0

test('neither the build nor the bundler’s cache contains a secret', () => {
  const credentials = JSON.parse(
    readFileSync(join(runningSite().dataDir, 'credentials.json'), 'utf8'),
  ) as Record<string, string>
  const secrets = [...Object.values(credentials), webhookSecret]
  const files = filesIn('.next-test')
  expect(files.filter((path) => path.includes('cache')).length).toBeGreaterThan(0)
  const leaking = files.filter((path) => {
    const content = readIfThere(path)
    return secrets.some((secret) => content?.includes(secret))
  })
  expect(leaking).toEqual([])
})

test('files that the site writes are readable by their owner only', () => {
  const open = ['.next-test', runningSite().dataDir].filter((folder) => statSync(folder).mode & 0o077)
  expect(open).toEqual([])
  const modes = filesIn(runningSite().dataDir).map((path) => [path, modeIfThere(path)] as const)
  expect(modes.filter(([, mode]) => mode & 0o077)).toEqual([])
})

test('the credentials are readable by their owner only', () => {
  const { mode } = statSync(join(runningSite().dataDir, 'credentials.json'))
  expect(mode & 0o777).toBe(0o600)
})
