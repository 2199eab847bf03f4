/** The title of a part of a page, with a sentence under it where the content has one. */
export function SectionHeading({ heading, text }: { heading: string; text?: string | null }) {
  return (
    <div className="mb-9 max-w-[42rem] lg:mb-12">
      <h2>{heading}</h2>
      {text && <p className="mt-3 text-lead text-ink-soft">{text}</p>}
    </div>
  )
}
