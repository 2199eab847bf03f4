import { type Browser, chromium, type BrowserContext, test as base } from '@playwright/test'
import sharp from 'sharp'
import { createSanityClient } from '../../lib/content/sanity-client.ts'
import { type OfficeSite, startOfficeSite } from '../support/office-site.ts'
import { addStudioUser } from '../support/studio-user.ts'
import { expect, expectStructure, publish, writeText } from './studio-test.ts'

const password = 'otter umbrella violin granite'
const user = { name: 'Olive Office', email: 'olive@example.com', role: 'editor', password } as const

/** An editor at another computer, whose browser reaches the site's address and nothing else. */
type Editor = { site: OfficeSite; context: BrowserContext; hosts: Set<string> }

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
      return { site, context, hosts }
    })
    for (const end of ends.toReversed()) await end()
  },
})

const clientOf = ({ lakeUrl, administratorToken }: OfficeSite) =>
  createSanityClient(
    { projectId: 'embedded', dataset: 'production', apiHost: lakeUrl },
    { token: administratorToken, perspective: 'raw' },
  )

for (const siteUrl of ['http://cars.office.example', 'https://cars.example'] as const)
  test(`an editor elsewhere signs in, edits, sees drafts and pictures, at ${siteUrl} alone`, async ({
    editorAt,
  }) => {
    const { site, context, hosts } = await editorAt(siteUrl)
    const content = clientOf(site)
    const page = await context.newPage()

    await test.step('signs in', async () => {
      await page.goto('/studio')
      await page.getByLabel('E-mail address').fill(user.email)
      await page.getByLabel('Password').fill(password)
      expect(page.url()).toContain(`${siteUrl}/content-lake/v1/auth/login`)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expectStructure(page)
    })

    await test.step('sees at once what others write', async () => {
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
      const wanted = `${siteUrl.replace('http', 'ws')}/content-lake/`
      expect(sockets.length).toBeGreaterThan(0)
      expect(sockets.filter((url) => !url.startsWith(wanted))).toEqual([])
    })

    await test.step('uploads a picture and publishes it', async () => {
      await page.goto('/studio/structure/towns;town-slough;page')
      await page.getByRole('tab', { name: 'Place' }).click()
      const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#0b6b4b' } })
        .jpeg()
        .toBuffer()
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles({ name: 'field.jpg', mimeType: 'image/jpeg', buffer: picture })
      const shown = page.locator(`img[src^="${siteUrl}/content-lake/images/"]`).first()
      await expect(shown).toBeVisible()
      await expect
        .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
        .toBeGreaterThan(0)
      await page.getByLabel('What the picture shows').fill('A green field for tests')
      await publish(page)
      const stored = () => content.fetch<string>('*[_id == "town-slough"][0].photo.asset->url')
      await expect.poll(stored).toContain(`${siteUrl}/content-lake/images/`)
    })

    await test.step('sees drafts in the page', async () => {
      await page.goto('/studio/presentation?preview=/windsor')
      const preview = page.frameLocator('iframe')
      await expect(preview.getByRole('heading', { level: 1 })).toContainText('Sell My Car in Windsor')
      await expect(async () => {
        await preview.locator('.prose p').first().click()
        await expect(page).toHaveURL(/town-windsor\/intro/, { timeout: 3000 })
      }).toPass()
      await writeText(page.getByTestId('field-intro'), 'Only a draft. ')
      await expect(preview.getByText('Only a draft.')).toBeVisible()
      const hasTls = siteUrl.startsWith('https:')
      for (const { name, secure, sameSite, httpOnly } of await context.cookies())
        expect({ name, secure, sameSite, httpOnly }).toEqual({
          name,
          secure: hasTls,
          sameSite: 'Lax',
          httpOnly: true,
        })
      const tab = await context.newPage()
      await tab.goto('/windsor')
      await expect(tab.getByText('Only a draft.')).toBeVisible()
      await tab.getByRole('link', { name: 'Leave the preview' }).click()
      await expect(tab.getByText('Only a draft.')).toHaveCount(0)
    })

    expect([...hosts]).toEqual([new URL(siteUrl).host])
  })
