import type { FormText } from '@/lib/content/words'
import type { EditedTexts } from '@/lib/shared/edited-texts'

/** A text as editors have it: the site's own, unless they changed it. */
export function edited(texts: EditedTexts, text: string): string {
  return texts?.[text] ?? text
}

/** Says the site's own texts as editors have them. The compiler knows which they may change. */
export type Say = (own: FormText) => string

/** `Say` for what editors have changed. */
export function sayWith(texts: EditedTexts): Say {
  return (own) => edited(texts, own)
}
