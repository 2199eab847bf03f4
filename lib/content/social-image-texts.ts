import { getPageName } from './page-names.ts'
import { getSiteSettings } from './settings.ts'
import { createUntilPublication } from './until-publication.ts'

/** What the image of a page shows: its texts, or in their place an editor's picture. */
export type SocialImageTexts = { pageName: string; brandName: string; pictureUrl: string | null }

/**
 * Reads the texts on the image of the page at a path; null when there is none.
 *
 * @param publications - the number of publications so far
 */
export function createSocialImageTexts(publications: () => number) {
  return createUntilPublication<SocialImageTexts>(publications, async (path) => {
    const [pageName, { brandName, socialImageUrl }] = await Promise.all([
      getPageName(path),
      getSiteSettings(),
    ])
    return pageName ? { pageName, brandName, pictureUrl: socialImageUrl } : null
  })
}
