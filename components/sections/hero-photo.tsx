import type { ReactNode } from 'react'
import { PhotoImage } from '@/components/ui/photo-image'
import type { Photo } from '@/lib/content/photos'

/** The drawn car's proportions, so that the registration stays on the first screen of a phone. */
const frame = { width: 1088, height: 390 }

const widths = { imageSizes: [368, 544], deviceSizes: [720, 1088] }

/** An editor's photograph in place of the drawn car, above its children. */
export function HeroPhoto({ photo, children }: { photo: Photo; children: ReactNode }) {
  return (
    <figure className="relative mx-auto w-full max-w-[34rem] print:hidden">
      <PhotoImage
        photo={photo}
        frame={frame}
        widths={widths}
        sizes="(min-width: 36.25rem) 34rem, calc(100vw - 2.25rem)"
        isFirstView
        className="aspect-[1088/390] w-full rounded-t-lg object-cover"
      />
      <div className="ground -my-px rounded-b-lg px-4 pt-5 pb-6 shadow-card sm:px-9">{children}</div>
      {photo.credit && <figcaption className="mt-2 text-small text-on-band-soft">{photo.credit}</figcaption>}
    </figure>
  )
}
