import { choiceLabels, formMessages, lookupMessages } from '../../schemas/rules/form-texts.ts'
import {
  buttonWords,
  captionWords,
  footerWords,
  menuWords,
  notFoundWords,
  placeWords,
  thankYouWords,
  unavailableWords,
} from '../../schemas/rules/words.ts'
import { errorWords } from '../../schemas/rules/error-words.ts'
import type { EditedTexts } from '../shared/edited-texts.ts'
import type { SiteSettingsQueryResult } from './sanity.types.ts'
import { editedTexts, wordsInForce } from './words.ts'

/** Words that many pages share. They are nowhere empty: an editor's, else the site's own. */
export type SiteWords = ReturnType<typeof siteWords>

/** The words in force. */
export function siteWords(stored: SiteSettingsQueryResult) {
  return {
    menu: wordsInForce(menuWords, stored?.menuWords),
    footer: wordsInForce(footerWords, stored?.footerWords),
    buttons: wordsInForce(buttonWords, stored?.buttonWords),
    places: wordsInForce(placeWords, stored?.placeWords),
    notFound: wordsInForce(notFoundWords, stored?.notFoundWords),
    thankYou: wordsInForce(thankYouWords, stored?.thankYouWords),
    unavailable: wordsInForce(unavailableWords, stored?.unavailableWords),
    errors: wordsInForce(errorWords, stored?.errorWords),
    captions: wordsInForce(captionWords, stored?.captionWords),
  }
}

/** What editors have changed of what the forms and the lookup say. */
export function formTexts(stored: SiteSettingsQueryResult): EditedTexts {
  const changed = {
    ...editedTexts(formMessages, stored?.formMessages),
    ...editedTexts(lookupMessages, stored?.lookupMessages),
    ...editedTexts(choiceLabels, stored?.choiceLabels),
  }
  return Object.keys(changed).length > 0 ? changed : undefined
}
