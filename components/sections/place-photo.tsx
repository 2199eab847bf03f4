import { getImageProps } from 'next/image'
import { photoUrl } from '@/lib/content/photo-address'
import type { Photo } from '@/lib/content/photos'

/** Three to two, as most cameras have it. The cut is made around what the editor marked. */
const frame = { width: 1440, height: 960 }

/**
 * The photograph of a town or area, across the column of its text. It is made of what `next/image` would put on the page,
 * without the script that `next/image` would send along.
 */
export function PlacePhoto({ photo, className = '' }: { photo: Photo; className?: string }) {
  const { alt, credit, placeholder } = photo
  const { props } = getImageProps({
    ...frame,
    src: photo.source.asset._id,
    alt,
    loader: ({ width, quality = 75 }) =>
      photoUrl(photo, { width, height: Math.round((width * frame.height) / frame.width), quality }),
    sizes: '(min-width: 80rem) 45rem, (min-width: 64rem) calc(100vw - 30rem), calc(100vw - 2.25rem)',
    // It is what one sees first of the text, on a telephone too.
    loading: 'eager',
    fetchPriority: 'high',
    ...(placeholder !== null && { placeholder: 'blur', blurDataURL: placeholder }),
    // By itself it hides the words that stand for a picture that does not come.
    style: { color: 'inherit' },
  })
  return (
    <figure className={className}>
      {/* oxlint-disable-next-line nextjs/no-img-element -- its attributes are those of next/image */}
      <img {...props} alt={alt} className="h-auto w-full rounded-lg border border-line shadow-card" />
      {credit && <figcaption className="mt-2 text-small text-ink-soft">{credit}</figcaption>}
    </figure>
  )
}
