import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Enquiry } from '../../lib/enquiries/store/enquiry.ts'
import { runningSite } from '../support/running-site.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { enquiriesOf, enquiryClient } from '../support/stored-enquiries.ts'
import { test as base } from './test.ts'

/** Somebody whom no other test knows, and what they fill in. */
export type Visitor = { name: string; email: string; phone: string }

type Fixtures = {
  visitor: Visitor
  /** What is stored of the visitor's enquiries. */
  stored: () => Promise<Enquiry[]>
}

/** A site on which tests may send as many forms as they like. `siteVariables` are settings of its own. */
export const test = base.extend<Fixtures, { siteVariables: Record<string, string>; site: SiteProcess }>({
  siteVariables: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ siteVariables }, use) => {
      const site = await startSiteProcess({ ENQUIRY_LIMIT_PER_VISITOR: '100000', ...siteVariables })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url)
  },
  visitor: async ({}, use) => {
    const id = randomUUID().slice(0, 8)
    await use({ name: `Asha ${id}`, email: `asha-${id}@example.com`, phone: '01632 960 001' })
  },
  stored: async ({ visitor }, use) => {
    const client = enquiryClient(runningSite())
    await use(() => enquiriesOf(client, visitor.email))
  },
})

export async function fillPerson(page: Page, { name, email, phone }: Visitor): Promise<void> {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Phone', { exact: true }).fill(phone)
}

/** Fills in what a quote requires. */
export async function fillQuote(page: Page, visitor: Visitor): Promise<void> {
  await fillPerson(page, visitor)
  await page.getByLabel('Car Make').selectOption('Ford')
  await page.getByLabel('Car Model').fill('Focus')
}

export const quoteButton = (page: Page) => page.getByRole('button', { name: 'Get My Free Quote' })
export const contactButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })
