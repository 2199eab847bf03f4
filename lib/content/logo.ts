import { photoUrl } from './photo-address.ts'
import { photoSize, unresolvedPhoto } from './photos.ts'
import type { SiteSettings } from './sanity.types.ts'

/** An editor's logo as the header shows it. */
export type Logo = {
  src: string
  /** For screens with two pixels in place of one. */
  srcSet: string
  /** In CSS pixels, so that nothing shifts as it loads. */
  width: number
  height: number
  /** The name of the business need not stand beside it. */
  hasName: boolean
}

/** In CSS pixels. On a phone, the name beside it needs room. */
const largest = { width: 200, widthWithName: 110, height: 44 }

/** The logo; null for the drawn plate. */
export function logo(stored: SiteSettings['logo']): Logo | null {
  if (!stored) return null
  const picture = unresolvedPhoto({ ...stored, _type: 'photo' })
  if (!picture) return null
  const size = photoSize(picture)
  const hasName = stored.hasName === true
  const room = hasName ? largest.width : largest.widthWithName
  const scale = Math.min(room / size.width, largest.height / size.height)
  const width = Math.max(1, Math.round(size.width * scale))
  const height = Math.max(1, Math.round(size.height * scale))
  const src = (times: number) =>
    photoUrl(picture, { width: times * width, height: times * height, quality: 90 })
  return { src: src(1), srcSet: `${src(2)} 2x`, width, height, hasName }
}

/** Addresses of an editor's icon, all of them square. */
export type SiteIcon = {
  /** For browser tabs, at twice their size. */
  tab: string
  /** For the home screens of phones. */
  touch: string
  /** 192 and 512 pixels wide. */
  app: string
  large: string
}

/** The icon; null for the drawn one. */
export function siteIcon(stored: SiteSettings['icon']): SiteIcon | null {
  const picture = stored && unresolvedPhoto({ ...stored, _type: 'photo' })
  if (!picture) return null
  const square = (size: number) => photoUrl(picture, { width: size, height: size, quality: 90 })
  return { tab: square(64), touch: square(180), app: square(192), large: square(512) }
}
