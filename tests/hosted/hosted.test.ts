import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createSanityClient } from '../../lib/content/sanity-client.ts'
import { findOrInstallChromium } from '../../scripts/lib/chromium.ts'
import { freePorts } from '../support/free-port.ts'
import { type HostedSanity, hostedProject, startHostedSanity } from '../support/hosted-sanity.ts'
import { npmRun, pressCtrlC, type Started } from '../support/npm-start.ts'
import { addStudioUser, sessionFrom } from '../support/studio-user.ts'

/*
 * The whole site on hosted Sanity, configured by the three variables alone. The tests are the steps of a move there, each
 * after the other.
 */

const secret = 'a-secret-that-the-webhook-has-too'
const townId = 'town-reading'
let hosted: HostedSanity
let content: SanityClient
let folder: string
let url: string
let variables: Record<string, string>
let site: Started | undefined
let browser: Browser | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosted-'))
  const [port = 0] = await freePorts(1)
  url = `http://localhost:${port}`
  hosted = await startHostedSanity(url, secret)
  content = createSanityClient(
    { projectId: hostedProject, dataset: 'production', apiHost: hosted.lakeUrl },
    { token: hosted.administratorToken },
  )
  variables = {
    NEXT_PUBLIC_SANITY_PROJECT_ID: hostedProject,
    NEXT_PUBLIC_SANITY_DATASET: 'production',
    SANITY_API_TOKEN: hosted.administratorToken,
    SANITY_WEBHOOK_SECRET: secret,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    BUILD_DIR: '.next-hosted',
    ...hosted.variables,
  }
})

afterAll(async () => {
  await browser?.close()
  if (site) {
    pressCtrlC(site.pid)
    await site.ended
  }
  await hosted.stop()
  rmSync(folder, { recursive: true })
})

/** Runs a script. Resolves to its output. */
async function run(script: string, ...args: string[]): Promise<string> {
  const started = npmRun(script, variables, join(folder, `${script.replace(':', '-')}.log`), args)
  const code = await started.ended
  if (code !== 0) throw new Error(`npm run ${script} ended with ${code}:\n${started.output()}`)
  return started.output()
}

async function visit(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`${url}${path}`, { redirect: 'manual' })
  return { status: response.status, html: await response.text() }
}

it('is seeded', async () => {
  expect(await run('seed')).toContain('Done: ')
  expect(await content.fetch<number>('count(*[_type == "town"])')).toBe(10)
})

it('stores a photograph, and is exported and imported with it', async () => {
  const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  const asset = await content.assets.upload('image', picture, { filename: 'bridge.jpg' })
  const photo = { _type: 'photo', alt: 'The bridge', asset: { _type: 'reference', _ref: asset._id } }
  await content.patch(townId).set({ photo }).commit()

  const file = join(folder, 'export.tar.gz')
  expect(await run('content:export', file)).toContain('1 pictures and files')
  const deleted = await content.fetch<string>('*[_type == "faq"][0]._id')
  await content.delete(deleted)
  expect(await run('content:import', file, '--missing')).toContain('Done: ')
  expect(await content.getDocument(deleted)).toMatchObject({ _type: 'faq' })
})

it('is built from and served, with a photograph from Sanity’s image host', async () => {
  site = npmRun('start', variables, join(folder, 'start.log'))
  await site.printed('Ctrl-C stops everything', 500_000)
  expect(site.output()).toContain(`Sanity project ${hostedProject}, dataset production`)
  const { status, html } = await visit('/reading')
  expect(status).toBe(200)
  expect(html).toContain(`https://cdn.sanity.io/images/${hostedProject}/production/`)

  browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: [...hosted.browserArguments, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  const page = await browser.newPage()
  await page.goto(`${url}/reading`)
  const shown = page.getByAltText('The bridge')
  await shown.scrollIntoViewIfNeeded()
  await vi.waitFor(async () => {
    const width = await shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)
    expect(width).toBeGreaterThan(0)
  })
  await page.close()
})

it('shows what is published after the webhook’s call', async () => {
  const text = `Published at ${randomUUID()}.`
  await content.patch(townId).set({ 'intro[0].children[0].text': text }).commit()
  await vi.waitFor(async () => expect((await visit('/reading')).html).toContain(text))
})

it('stores an enquiry', async () => {
  const email = `asha-${randomUUID().slice(0, 8)}@example.com`
  const response = await fetch(`${url}/api/enquiries/contact`, {
    method: 'POST',
    headers: { origin: url, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Asha Patel',
      email,
      phone: '01632 960 001',
      message: 'Do you buy cars with a long history of being parked?',
    }),
  })
  expect(await response.text()).not.toContain('"errors"')
  expect(response.status).toBeLessThan(300)
  await vi.waitFor(async () => {
    const query = 'count(*[_type == "enquiry" && email == $email])'
    expect(await content.fetch<number>(query, { email }, { perspective: 'raw' })).toBe(1)
  })
})

it('is edited in the Studio by a signed-in editor', async () => {
  const address = await addStudioUser(hosted, {
    name: 'Test editor',
    email: 'editor@example.com',
    role: 'editor',
    password: 'a password for tests',
  })
  const session = await sessionFrom(hosted, address)
  const page = await (browser as Browser).newPage()
  const key = `__studio_auth_token_${hostedProject}`
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    key,
    JSON.stringify({ token: session, time: new Date().toISOString() }),
  ] as const)
  await page.goto(`${url}/studio/intent/edit/id=${townId};type=town`)
  const editor = page.getByTestId('field-intro').locator('[contenteditable="true"]')
  await editor.click({ timeout: 60_000 })
  await editor.press('ControlOrMeta+Home')
  const text = `Edited ${randomUUID().slice(0, 8)}. `
  await editor.pressSequentially(text)
  const button = page.getByTestId('action-publish')
  await vi.waitFor(async () => expect(await button.isEnabled()).toBe(true))
  await button.click()
  await vi.waitFor(async () => expect((await visit('/reading')).html).toContain(text))
  await page.close()
})

it('responds with 503 at unknown addresses while hosted Sanity hangs, and serves the pages it has', async () => {
  expect((await visit('/made-up')).status).toBe(404)
  hosted.hang()
  try {
    let requests = 0
    // For a moment the last list of addresses counts as current, so the first responses are still 404.
    await vi.waitFor(
      async () => {
        requests += 1
        const { status, html } = await visit(`/reading/made-up-${requests}`)
        expect(status).toBe(503)
        expect(html).toContain('Back in a moment')
      },
      { interval: 100 },
    )
    for (const path of ['/made-up', '/a/b/c/d', '/reading/made-up'])
      expect([path, (await visit(path)).status]).toEqual([path, 503])
    for (const path of ['/', '/reading', '/reading/caversham', '/about'])
      expect([path, (await visit(path)).status]).toEqual([path, 200])
  } finally {
    hosted.resume()
  }
  await vi.waitFor(async () => expect((await visit('/made-up')).status).toBe(404))
})
