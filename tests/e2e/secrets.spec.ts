import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runningSite } from '../support/running-site.ts'
import { expect, test } from './test.ts'

test('no token reaches a browser, in a page or in a script', async ({ page }) => {
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

test('the credentials are readable by their owner alone', () => {
  const { mode } = statSync(join(runningSite().dataDir, 'credentials.json'))
  expect(mode & 0o777).toBe(0o600)
})
