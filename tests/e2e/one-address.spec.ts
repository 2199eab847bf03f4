import { type Browser, type BrowserContext, chromium, type Page, test as base } from '@playwright/test'
import sharp from 'sharp'
import { createSanityClient } from '../../lib/content/sanity-client.ts'
import { type OfficeSite, startOfficeSite } from '../support/office-site.ts'
import { addStudioUser } from '../support/studio-user.ts'
import { expect, expectStructure, publish, writeText } from './studio-test.ts'

const password = 'otter umbrella violin granite'
const user = { name: 'Olive Office', email: 'olive@example.com', role: 'editor', password } as const

/** An editor at another computer, whose browser reaches the site's address and nothing else. */
type Editor = { site: OfficeSite; context: BrowserContext; page: Page; hosts: Set<string> }

const test = base.extend<{ editorAt: (siteUrl: Parameters<typeof startOfficeSite>[0]) => Promise<Editor> }>({
  editorAt: async ({ launchOptions }, use) => {
    const ends: (() => Promise<unknown>)[] = []
    await use(async (siteUrl) => {
      const site = await startOfficeSite(siteUrl)
      ends.push(site.stop)
      await addStudioUser({ ...site, projectId: 'embedded' }, user)
      const browser: Browser = await chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...site.browserArguments],
      })
      ends.push(() => browser.close())
      const context = await browser.newContext({ baseURL: siteUrl, reducedMotion: 'reduce' })
      const hosts = new Set<string>()
      context.on('response', (response) => {
        const { protocol, host } = new URL(response.url())
        if (/^https?:$/.test(protocol)) hosts.add(host)
      })
      return { site, context, page: await context.newPage(), hosts }
    })
    for (const end of ends.toReversed()) await end()
  },
})

const clientOf = ({ lakeUrl, administratorToken }: OfficeSite) =>
  createSanityClient(
    { projectId: 'embedded', dataset: 'production', apiHost: lakeUrl },
    { token: administratorToken, perspective: 'raw' },
  )

async function signIn({ site, page }: Editor): Promise<void> {
  await page.goto('/studio')
  await page.getByLabel('E-mail address').fill(user.email)
  await page.getByLabel('Password').fill(password)
  expect(page.url()).toContain(`${site.url}/content-lake/v1/auth/login`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectStructure(page)
}

async function seeWhatOthersWrite({ site, page }: Editor): Promise<void> {
  const content = clientOf(site)
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await page.goto('/studio/structure/legalPage;legal-terms')
  const title = page.getByTestId('field-title').getByRole('textbox')
  await expect(title).toBeVisible()
  await content.createOrReplace({
    ...(await content.getDocument('legal-terms')),
    _id: 'drafts.legal-terms',
    _type: 'legalPage',
    title: 'Terms from elsewhere',
  })
  await expect(title).toHaveValue('Terms from elsewhere')
  const wanted = `${site.url.replace('http', 'ws')}/content-lake/`
  expect(sockets.length).toBeGreaterThan(0)
  expect(sockets.filter((url) => !url.startsWith(wanted))).toEqual([])
}

async function uploadPicture({ site, page }: Editor): Promise<void> {
  await page.goto('/studio/structure/towns;town-slough;page')
  await page.getByRole('tab', { name: 'Place' }).click()
  const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#0b6b4b' } })
    .jpeg()
    .toBuffer()
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'field.jpg', mimeType: 'image/jpeg', buffer: picture })
  const shown = page.locator(`img[src^="${site.url}/content-lake/images/"]`).first()
  await expect(shown).toBeVisible()
  await expect
    .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0)
  await page.getByLabel('What the picture shows').fill('A green field for tests')
  await publish(page)
  const stored = () => clientOf(site).fetch<string>('*[_id == "town-slough"][0].photo.asset->url')
  await expect.poll(stored).toContain(`${site.url}/content-lake/images/`)
}

async function seeDrafts({ site, context, page }: Editor): Promise<void> {
  await page.goto('/studio/presentation?preview=/windsor')
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Sell My Car in Windsor')
  await expect(async () => {
    await preview.locator('.prose p').first().click()
    await expect(page).toHaveURL(/town-windsor\/intro/, { timeout: 3000 })
  }).toPass()
  await writeText(page.getByTestId('field-intro'), 'Only a draft. ')
  await expect(preview.getByText('Only a draft.')).toBeVisible()
  const cookies = await context.cookies()
  expect(cookies.length).toBeGreaterThan(0)
  const secure = site.url.startsWith('https:')
  for (const cookie of cookies) expect(cookie).toMatchObject({ secure, sameSite: 'Lax', httpOnly: true })
  const tab = await context.newPage()
  await tab.goto('/windsor')
  await expect(tab.getByText('Only a draft.')).toBeVisible()
  await tab.getByRole('link', { name: 'Leave the preview' }).click()
  await expect(tab.getByText('Only a draft.')).toHaveCount(0)
}

for (const [siteUrl, steps] of [
  ['http://cars.office.example', [signIn, seeDrafts]],
  ['https://cars.example', [signIn, seeWhatOthersWrite, uploadPicture, seeDrafts]],
] as const)
  test(`an editor elsewhere needs no address but ${siteUrl}`, { tag: '@long' }, async ({ editorAt }) => {
    const editor = await editorAt(siteUrl)
    for (const step of steps) await test.step(step.name, () => step(editor))
    expect([...editor.hosts]).toEqual([new URL(siteUrl).host])
  })
