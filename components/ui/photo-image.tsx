import { getImgProps } from 'next/dist/shared/lib/get-img-props'
import { imageConfigDefault } from 'next/dist/shared/lib/image-config'
// oxlint-disable-next-line no-restricted-imports -- it reads no content: it builds the address of a photograph in one size
import { photoUrl } from '@/lib/content/photo-address'
import type { Photo } from '@/lib/content/photos'

/**
 * A photograph in a frame, cropped around the editor's hotspot. `next/image` computes its attributes; its component would
 * add 6 KiB of script.
 */
export function PhotoImage({
  photo,
  frame,
  widths,
  sizes,
  isFirstView = false,
  className,
}: {
  photo: Photo
  /** Its largest size, in pixels of the image. */
  frame: { width: number; height: number }
  /** Every width it is offered in, which limits the copies of one. Heights come out whole. */
  widths: { imageSizes: number[]; deviceSizes: number[] }
  sizes: string
  /** On the first screen, also on a phone. */
  isFirstView?: boolean
  className: string
}) {
  const { alt, placeholder, source } = photo
  const { props } = getImgProps(
    {
      ...frame,
      src: source.asset._id,
      alt,
      sizes,
      ...(isFirstView ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' }),
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
  // oxlint-disable-next-line nextjs/no-img-element -- its attributes are those of next/image
  return <img {...props} alt={alt} className={className} />
}
