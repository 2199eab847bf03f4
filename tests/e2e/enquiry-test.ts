import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Enquiry } from '../../lib/enquiries/store/enquiry.ts'
import { runningSite } from '../support/running-site.ts'
import { enquiriesOf, enquiryClient } from '../support/stored-enquiries.ts'
import { test as base } from './test.ts'

/** What a visitor fills in; unique to each test. */
export type Visitor = { name: string; email: string; phone: string }

type Fixtures = {
  visitor: Visitor
  /** The stored enquiries of the visitor. */
  stored: () => Promise<Enquiry[]>
}

/** Tests that send enquiries, of which the running site takes any number. */
export const test = base.extend<Fixtures>({
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

/** Fills in the required fields of the quote form. */
export async function fillQuote(page: Page, visitor: Visitor): Promise<void> {
  await fillPerson(page, visitor)
  await page.getByLabel('Car Make').selectOption('Ford')
  await page.getByLabel('Car Model').fill('Focus')
}

/** Holds matching requests back. Resolves to a function that lets them all continue. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

export const quoteButton = (page: Page) => page.getByRole('button', { name: 'Get My Free Quote' })
export const contactButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })
