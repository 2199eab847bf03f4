import { expect, type Page } from '@playwright/test'

/** The towns in the menu, the FAQ and the guide. */
export const mainTowns = ['Reading', 'Slough', 'Maidenhead', 'Bracknell', 'Wokingham', 'Windsor', 'Newbury']

export const main = (page: Page) => page.getByRole('main')

/** Expects a visible link to each of these paths in the main part of the page. */
export async function expectLinks(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths)
    await expect(main(page).locator(`a[href="${path}"]:visible`).first()).toBeVisible()
}
