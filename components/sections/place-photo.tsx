import { PhotoImage } from '@/components/ui/photo-image'
import type { Photo } from '@/lib/content/photos'

/** Wide, so that the text begins on the first screen. */
const frame = { width: 1440, height: 810 }

const widths = { imageSizes: [368, 544], deviceSizes: [720, 1088, 1440] }

/** The photograph of a town or area, across the column of its text, its upper edge in the green band above. */
export function PlacePhoto({ photo }: { photo: Photo }) {
  return (
    <figure className="relative mt-[calc(-1rem-var(--spacing-section))] lg:mt-[calc(-1.75rem-var(--spacing-section))] print:mt-0">
      <PhotoImage
        photo={photo}
        frame={frame}
        widths={widths}
        sizes="(min-width: 80rem) 45rem, (min-width: 64rem) calc(100vw - 30rem), calc(100vw - 2.25rem)"
        isFirstView
        className="aspect-video w-full rounded-lg object-cover shadow-card ring-4 ring-paper"
      />
      {photo.credit && <figcaption className="mt-3 text-small text-ink-soft">{photo.credit}</figcaption>}
    </figure>
  )
}
