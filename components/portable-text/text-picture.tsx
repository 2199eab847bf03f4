import { PhotoImage } from '@/components/ui/photo-image'
import type { TextPhoto } from '@/lib/content/texts'

/** For a screen with two pixels in place of one. */
const widest = 1440
const widths = { imageSizes: [368, 544], deviceSizes: [720, 1088, widest] }

/** A picture between the paragraphs of a text, in its width at most. Its place has its size before it is loaded. */
export function TextPicture({ photo, size }: Pick<TextPhoto, 'photo' | 'size'>) {
  const scale = Math.min(1, widest / size.width)
  const frame = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
  return (
    <figure>
      <PhotoImage
        photo={photo}
        frame={frame}
        widths={widths}
        sizes={`min(52rem, 100vw - 2.25rem, ${frame.width}px)`}
        className="h-auto max-w-full rounded-lg"
      />
      {photo.credit && <figcaption className="mt-2 text-small text-ink-soft">{photo.credit}</figcaption>}
    </figure>
  )
}
