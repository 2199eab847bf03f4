import { PortableText, type PortableTextComponents, toPlainText } from '@portabletext/react'
import { PageLink } from '@/components/ui/page-link'
import type { RichText, TextPhoto } from '@/lib/content/texts'
import { TextPicture } from './text-picture'

const components: PortableTextComponents = {
  block: {
    h2: ({ children, value }) => <h2 id={headingId(toPlainText(value))}>{children}</h2>,
    h3: ({ children }) => <h3>{children}</h3>,
    normal: ({ children }) => <p>{children}</p>,
  },
  types: { photo: ({ value }: { value: TextPhoto }) => <TextPicture {...value} /> },
  list: {
    bullet: ({ children }) => <ul>{children}</ul>,
    number: ({ children }) => <ol>{children}</ol>,
  },
  listItem: ({ children }) => <li>{children}</li>,
  marks: {
    strong: ({ children }) => <strong>{children}</strong>,
    em: ({ children }) => <em>{children}</em>,
    link: ({ children, value }) => {
      const href = typeof value?.href === 'string' ? value.href : ''
      // The browser itself opens the answer that a fragment leads to; a navigation by script does not.
      if (/^\/[^#]*$/.test(href)) return <PageLink href={href}>{children}</PageLink>
      // The Studio refuses other protocols, but content can also be imported.
      return /^(?:\/|https?:|mailto:|tel:|#)/.test(href) ? <a href={href}>{children}</a> : <>{children}</>
    },
  },
}

/** The second-level headings of a text, with their ids. */
export function headings(value: RichText): { id: string; text: string }[] {
  return value
    .flatMap((block) => ('style' in block && block.style === 'h2' ? toPlainText(block) : []))
    .map((text) => ({ id: headingId(text), text }))
}

function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Portable text in the site's type. Headings inside it start at the second level. */
export function Prose({ value, className = '' }: { value: RichText; className?: string }) {
  return (
    <div className={`prose ${className}`}>
      <PortableText value={value} components={components} />
    </div>
  )
}
