/** Links to the parts of a page. */
export function PageContents({
  heading,
  parts,
  className = '',
  listClassName,
}: {
  heading: string
  parts: readonly { id: string; text: string }[]
  className?: string
  listClassName: string
}) {
  return (
    <nav aria-labelledby="contents" className={`print:hidden ${className}`}>
      <h2 id="contents" className="text-h3">
        {heading}
      </h2>
      <ul className={`mt-3 border-l-2 border-line ${listClassName}`}>
        {parts.map(({ id, text }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center px-4 py-1 leading-snug hover:text-brand-text hover:underline lg:min-h-9"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
