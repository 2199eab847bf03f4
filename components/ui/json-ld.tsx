import { jsonLdText, type StructuredData } from '@/lib/seo/json-ld'

/** A block of structured data for search engines. It is in the markup alone (lib/responses/page-data.ts). */
export function JsonLd({ data }: { data: StructuredData }) {
  // oxlint-disable-next-line react/no-danger -- React would write entities, which a script does not read back
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
}
