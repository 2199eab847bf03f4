import { getImgProps } from 'next/dist/shared/lib/get-img-props'
import { imageConfigDefault } from 'next/dist/shared/lib/image-config'
// oxlint-disable-next-line no-restricted-imports -- it reads no content: it builds the address of a photograph in one size
import { photoUrl } from '@/lib/content/photo-address'
import type { Photo } from '@/lib/content/photos'

/** Wide, so that the text begins on the first screen. The photograph is cropped around the editor's hotspot. */
const frame = { width: 1440, height: 810 }

/** Every width a photograph is offered in, which limits the copies of one. Heights come out whole. */
const widths = { imageSizes: [368, 544], deviceSizes: [720, 1088, 1440] }

/**
 * The photograph of a town or area, across the column of its text, its upper edge in the green band above. `next/image`
 * computes its attributes; its component would add 6 KiB of script.
 */
export function PlacePhoto({ photo }: { photo: Photo }) {
  const { alt, credit, placeholder, source } = photo
  const { props } = getImgProps(
    {
      ...frame,
      src: source.asset._id,
      alt,
      sizes: '(min-width: 80rem) 45rem, (min-width: 64rem) calc(100vw - 30rem), calc(100vw - 2.25rem)',
      // On the first screen, also on a phone.
      loading: 'eager',
      fetchPriority: 'high',
      ...(placeholder !== null && { placeholder: 'blur', blurDataURL: placeholder }),
      // `next/image` makes the alternative text transparent. When the picture fails, it is read on the placeholder.
      style: { color: 'inherit', textShadow: '0 0 4px var(--color-paper), 0 0 4px var(--color-paper)' },
    },
    {
      imgConf: { ...imageConfigDefault, ...widths },
      defaultLoader: ({ width, quality = 75 }) =>
        photoUrl(photo, { width, height: Math.round((width * frame.height) / frame.width), quality }),
    },
  )
  return (
    <figure className="relative mt-[calc(-1rem-var(--spacing-section))] lg:mt-[calc(-1.75rem-var(--spacing-section))] print:mt-0">
      {/* oxlint-disable-next-line nextjs/no-img-element -- its attributes are those of next/image */}
      <img
        {...props}
        alt={alt}
        className="aspect-video w-full rounded-lg object-cover shadow-card ring-4 ring-paper"
      />
      {credit && <figcaption className="mt-3 text-small text-ink-soft">{credit}</figcaption>}
    </figure>
  )
}
