import { expect, test } from './test.ts'

const pages = ['/', '/reading', '/reading/caversham', '/get-a-quote', '/contact']

test.describe('what a page may load', () => {
  for (const path of pages) {
    test(`${path} comes with a policy that keeps it to itself, and works under it`, async ({ page }) => {
      const refused: string[] = []
      await page.exposeFunction('report', (blocked: string) => refused.push(blocked))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          void (window as unknown as { report(blocked: string): Promise<void> }).report(
            `${event.violatedDirective}: ${event.blockedURI}`,
          )
        })
      })
      const response = await page.goto(path)
      const headers = response?.headers() ?? {}
      expect(headers['x-content-type-options']).toBe('nosniff')
      const policy = headers['content-security-policy'] ?? ''
      for (const part of [
        "default-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'self'",
      ]) {
        expect(policy).toContain(part)
      }
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(refused).toEqual([])
    })
  }
})
