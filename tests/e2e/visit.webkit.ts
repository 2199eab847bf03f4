import { Key } from 'selenium-webdriver'
import { expect } from './test.ts'
import { test } from './webkit-test.ts'

test('a vehicle is found and its quote form is filled in', async ({ webkit }) => {
  await webkit.open('/')
  await webkit.type({ reg: 'ab12 cde' })
  expect(await (await webkit.field('reg')).getAttribute('value')).toBe('AB12 CDE')
  await (await webkit.named('button', 'Get Valuation')).click()
  await (await webkit.named('a', 'Continue with Quote')).click()
  await webkit.named('h3', 'Your vehicle: Ford Focus Zetec')
  expect(await webkit.driver.getCurrentUrl()).toContain('/get-a-quote?reg=AB12CDE')
})

test('an invalid quote form lists its errors, and its empty dates look empty', async ({
  webkit,
  visitor,
  stored,
}) => {
  await webkit.open('/get-a-quote')
  await (await webkit.find('form[method=post] summary')).click()
  const date = await webkit.field('motExpiry')
  // Without a mark WebKit shows today's date.
  await expect.poll(() => webkit.ink(date)).toBe(0)

  await (await webkit.named('button', 'Get My Free Quote')).click()
  await expect.poll(() => webkit.focused()).toContain('There is a problem')
  expect(await webkit.driver.getTitle()).toMatch(/^Error: /)
  await (await webkit.named('a', 'Enter your telephone number')).click()
  const phone = await webkit.driver.switchTo().activeElement()
  expect(await phone.getAttribute('name')).toBe('phone')
  await webkit.type({ ...visitor, carModel: 'Focus' })
  await (await webkit.field('carMake')).sendKeys('Ford')
  // As its calendar does; the driver types nothing into its parts.
  const choose =
    'arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event("input", { bubbles: true }))'
  await webkit.driver.executeScript(choose, date, '2026-09-03')
  await expect.poll(() => webkit.ink(date)).toBeGreaterThan(5)
  await (await webkit.named('button', 'Get My Free Quote')).click()
  await expect.poll(() => webkit.focused()).toMatch(/thank you/i)
  expect(await stored()).toMatchObject([
    { ...visitor, carMake: 'Ford', carModel: 'Focus', motExpiry: '2026-09-03' },
  ])
})

test('a message is stored and leads to the thank-you page', async ({ webkit, visitor, stored }) => {
  await webkit.open('/contact')
  await webkit.type({ ...visitor, message: 'Do you buy vans?' })
  await (await webkit.named('button', 'Send Message')).click()
  await expect.poll(() => webkit.driver.getCurrentUrl()).toMatch(/\/thank-you$/)
  expect(await stored()).toMatchObject([{ ...visitor, kind: 'contact', message: 'Do you buy vans?' }])
})

test('the Sell Your Car menu opens, moves the focus and closes from the keyboard', async ({ webkit }) => {
  await webkit.open('/about')
  const button = await webkit.named('button', 'Sell Your Car')
  await button.sendKeys(Key.ARROW_DOWN)
  const first = await webkit.named('a', 'Sell My Car in Reading')
  expect(await webkit.focused()).toBe(await first.getText())
  await webkit.driver.switchTo().activeElement().sendKeys(Key.ESCAPE)
  await expect.poll(() => first.isDisplayed()).toBe(false)
  expect(await webkit.focused()).toBe('Sell Your Car')
})

test('a pin of the map has a tooltip on focus and opens its town', async ({ webkit }) => {
  await webkit.open('/contact')
  const pin = await webkit.find('figure a[href="/slough"]')
  await webkit.driver.executeScript('arguments[0].focus()', pin)
  await pin.sendKeys(Key.SHIFT)
  const tooltip = await webkit.find('figure [role=tooltip]')
  expect(await tooltip.getText()).toBe('Sell My Car in Slough')
  await pin.sendKeys(Key.ENTER)
  await expect.poll(() => webkit.driver.getCurrentUrl()).toMatch(/\/slough$/)
})

test('a page whose window becomes narrow has the menu of a phone', async ({ webkit }) => {
  test.setTimeout(60_000)
  await webkit.open('/about')
  await webkit.named('button', 'Sell Your Car')
  await webkit.driver.manage().window().setRect({ width: 600, height: 900 })
  const button = await webkit.find('button[aria-label="Menu"]')
  await button.sendKeys(Key.ENTER)
  const link = await webkit.find('nav[aria-label="Mobile"] a[href="/faq"]')
  await webkit.driver.switchTo().activeElement().sendKeys(Key.ESCAPE)
  await expect.poll(() => link.isDisplayed()).toBe(false)
})
