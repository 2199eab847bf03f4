import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { test as base } from './enquiry-test.ts'

/** A site with the settings `siteVariables`, and without a limit of enquiries. */
export const test = base.extend<object, { siteVariables: Record<string, string>; site: SiteProcess }>({
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
})
