import { writeFileSync } from 'node:fs'
import { By, type WebDriver, type WebElement, error } from 'selenium-webdriver'
import sharp from 'sharp'
import { findWebKit } from '../../scripts/lib/webkit.ts'
import { startWebKit, type WebKitDriver } from '../support/webkit.ts'
import { test as base } from './enquiry-test.ts'
import { expect } from './test.ts'

/** A page in WebKitGTK. Playwright cannot drive the operating system's own, so its `page` is not used here. */
export class WebKitPage {
  readonly driver: WebDriver
  readonly #baseURL: string

  constructor(driver: WebDriver, baseURL: string) {
    this.driver = driver
    this.#baseURL = baseURL
  }

  async open(path: string): Promise<void> {
    await this.driver.get(this.#baseURL + path)
  }

  /** The visible element for this selector, as soon as it is there. */
  find(selector: string): Promise<WebElement> {
    return this.#first(By.css(selector), selector)
  }

  /** The visible element of this kind with this text. */
  named(tag: 'a' | 'button' | 'h2' | 'h3', text: string): Promise<WebElement> {
    return this.#first(By.xpath(`//${tag}[normalize-space()="${text}"]`), text)
  }

  /** The form's field with this name. */
  field(name: string): Promise<WebElement> {
    return this.find(`form [name="${name}"]`)
  }

  async type(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field = await this.field(name)
      await field.clear()
      await field.sendKeys(value)
    }
  }

  /** How much the pixels in the left half of a field differ: 0 when it looks empty. */
  async ink(field: WebElement): Promise<number> {
    await this.#scrollTo(field)
    const box: { x: number; y: number; width: number; height: number } = await this.driver.executeScript(
      'return arguments[0].getBoundingClientRect().toJSON()',
      field,
    )
    const inside = {
      left: Math.ceil(box.x) + 8,
      top: Math.ceil(box.y) + 8,
      width: Math.floor(box.width / 2),
      height: Math.floor(box.height) - 16,
    }
    const picture = sharp(Buffer.from(await this.driver.takeScreenshot(), 'base64')).extract(inside)
    const { channels } = await sharp(await picture.png().toBuffer()).stats()
    return Math.max(...channels.map(({ stdev }) => stdev))
  }

  /** The text of the focused element; undefined when it goes meanwhile. */
  async focused(): Promise<string | undefined> {
    try {
      return await (await this.driver.switchTo().activeElement()).getText()
    } catch (problem) {
      if (problem instanceof error.StaleElementReferenceError) return undefined
      throw problem
    }
  }

  async #first(by: By, name: string): Promise<WebElement> {
    let shown: WebElement | undefined
    await expect(async () => {
      for (const element of await this.driver.findElements(by))
        if (await element.isDisplayed()) shown ??= element
      expect(shown, name).toBeDefined()
    }).toPass()
    await this.#scrollTo(shown!)
    return shown!
  }

  /** At once: the driver clicks on what is out of sight before a smooth scroll ends. */
  async #scrollTo(element: WebElement): Promise<void> {
    await this.driver.executeScript(
      'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      element,
    )
  }
}

export const test = base.extend<{ webkit: WebKitPage }, { webkitDriver: WebKitDriver }>({
  installedBrowser: async ({}, use) => {
    test.skip(findWebKit() === undefined, 'WebKitGTK is not installed')
    await use()
  },
  // Watches pages of Playwright, of which there are none.
  cleanPage: async ({}, use) => {
    await use()
  },
  webkitDriver: [
    async ({}, use) => {
      const driver = await startWebKit()
      await use(driver)
      await driver.stop()
    },
    { scope: 'worker' },
  ],
  webkit: async ({ webkitDriver, baseURL }, use) => {
    const driver = await webkitDriver.open()
    await driver.manage().window().setRect({ width: 1280, height: 900 })
    await use(new WebKitPage(driver, baseURL ?? ''))
    const info = test.info()
    try {
      if (info.status !== info.expectedStatus)
        writeFileSync(info.outputPath('page.png'), await driver.takeScreenshot(), 'base64')
    } finally {
      await webkitDriver.close(driver)
    }
  },
})
