import { getPageName } from './page-names.ts'
import { getSiteSettings } from './settings.ts'
import { createUntilPublication } from './until-publication.ts'

export type SocialImageTexts = { pageName: string; brandName: string }

/**
 * Reads the texts on the image of the page at a path; null when there is none.
 *
 * @param publications - the number of publications so far
 */
export function createSocialImageTexts(publications: () => number) {
  return createUntilPublication<SocialImageTexts>(publications, async (path) => {
    const [pageName, { brandName }] = await Promise.all([getPageName(path), getSiteSettings()])
    return pageName ? { pageName, brandName } : null
  })
}
