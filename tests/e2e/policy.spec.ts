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
        "form-action 'self';",
      ]) {
        expect(policy).toContain(part)
      }
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(refused).toEqual([])
    })
  }

  test.describe('from another host', () => {
    test.use({ expectedErrors: /Content Security Policy/, allowedOrigins: ['https://elsewhere.example'] })

    test('a script is not run', async ({ page }) => {
      await page.goto('/')
      const outcome = await page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const script = document.createElement('script')
            script.src = 'https://elsewhere.example/script.js'
            document.addEventListener('securitypolicyviolation', () => resolve('refused'))
            script.addEventListener('load', () => resolve('run'))
            document.head.append(script)
          }),
      )
      expect(outcome).toBe('refused')
    })

    test('no form may send what a visitor typed there', async ({ page }) => {
      await page.goto('/contact')
      const directive = await page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective))
            const form = document.createElement('form')
            form.action = 'https://elsewhere.example/'
            form.method = 'post'
            document.body.append(form)
            form.submit()
          }),
      )
      expect(directive).toBe('form-action')
    })
  })
})
