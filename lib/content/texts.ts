import type { PortableTextBlock } from '@portabletext/react'
import { photoUrl } from './photo-address.ts'
import { type Photo, photoSize, unresolvedPhoto } from './photos.ts'
import type {
  Article,
  CallToAction as StoredCallToAction,
  Photo as StoredPhoto,
  RichText as StoredText,
  Seo,
} from './sanity.types.ts'

/*
 * Stored documents may lack any field: drafts and imports can be incomplete. Here missing fields become empty texts and
 * lists, so that pages need no checks.
 */

/** Formatted text: paragraphs, lists, emphasis, links and pictures; headings where the page allows them. */
export type RichText = (PortableTextBlock | TextPhoto)[]

/** A picture between paragraphs, with its size after the editor's crop. */
export type TextPhoto = {
  _type: 'photo'
  _key: string
  photo: Photo
  size: { width: number; height: number }
}

/** A page's title and description for search engines and shared links. */
export type PageSeo = {
  title: string
  description: string
  /** Present where an editor keeps the page out of search results. */
  isHidden?: true
  /** The URL of an editor's picture for shared links, where there is one. */
  imageUrl?: string
}

/** A benefit, value or guarantee. */
export type Feature = {
  title: string
  text: string
  icon: string | null
}

/** One step of a numbered list. */
export type Step = {
  title: string
  text: string
}

/** The invitation that closes a page. */
export type CallToAction = {
  heading: string
  text: string
  buttonLabel: string
}

/** A heading and the paragraph below it. */
export type Passage = {
  heading: string
  text: string
}

/** The title and the first paragraph of a page. */
export type Hero = {
  title: string
  text: string
}

/** In pixels, as networks crop pictures of shared links. */
const socialImageSize = { width: 1200, height: 630 }

export type Maybe<Value> = Value | null | undefined

/** Formatted text without empty blocks and without pictures that pages cannot show. */
export function richText(blocks: Maybe<StoredText | Article>): RichText {
  return (blocks ?? []).flatMap((block): RichText => {
    if (block._type === 'photo') return textPhoto(block)
    return block.children && block.children.length > 0
      ? [{ ...block, children: block.children.map((child) => ({ ...child, text: child.text ?? '' })) }]
      : []
  })
}

function textPhoto(stored: StoredPhoto & { _key: string }): TextPhoto[] {
  const picture = unresolvedPhoto(stored)
  return picture ? [{ _type: 'photo', _key: stored._key, photo: picture, size: photoSize(picture) }] : []
}

/** Whether this part of a text has words in it. */
export function isParagraph(block: RichText[number]): block is PortableTextBlock {
  return 'children' in block
}

/** The title and description of a page, with a fallback for each that is not set. */
export function pageSeo(seo: Maybe<Seo>, fallback: PageSeo): PageSeo {
  const imageUrl = socialImageUrl(seo?.image)
  return {
    title: seo?.title || fallback.title,
    description: seo?.description || fallback.description,
    ...(seo?.noIndex === true && { isHidden: true }),
    ...(imageUrl !== null && { imageUrl }),
  }
}

/** The URL of an editor's picture as social networks show it; null without one. */
export function socialImageUrl(stored: Maybe<StoredPhoto>): string | null {
  const picture = unresolvedPhoto(stored)
  return picture && photoUrl(picture, { ...socialImageSize, quality: 80 })
}

/** A list of benefits. */
export function features(items: Maybe<{ title?: string; text?: string; icon?: string }[]>): Feature[] {
  return (items ?? []).map(({ title, text, icon }) => ({
    title: title ?? '',
    text: text ?? '',
    icon: icon ?? null,
  }))
}

/** A list of steps. */
export function steps(items: Maybe<{ title?: string; text?: string }[]>): Step[] {
  return (items ?? []).map(({ title, text }) => ({ title: title ?? '', text: text ?? '' }))
}

/** A call to action. */
export function callToAction(cta: Maybe<StoredCallToAction>): CallToAction {
  return { heading: cta?.heading ?? '', text: cta?.text ?? '', buttonLabel: cta?.buttonLabel ?? '' }
}

/** The title and the first paragraph of a page. */
export function hero(part: Maybe<{ title?: string; text?: string }>): Hero {
  return { title: part?.title ?? '', text: part?.text ?? '' }
}

/** A heading and a paragraph. */
export function passage(part: Maybe<{ heading?: string; text?: string }>): Passage {
  return { heading: part?.heading ?? '', text: part?.text ?? '' }
}
