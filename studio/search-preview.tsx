import { Card, Stack, Text } from '@sanity/ui'
import { isSanityDocument } from '@sanity/types'
import { type ObjectInputProps, useFormValue } from 'sanity'
import { pageAddress } from './page-address.ts'

type Seo = { title?: string; description?: string }

/** The fields for search results below a preview of such a result. */
export function SearchPreview(props: ObjectInputProps) {
  const document = useFormValue([])
  const { title, description } = (props.value ?? {}) as Seo
  return (
    <Stack gap={4}>
      <Card border padding={4} radius={2} scheme="light" data-testid="search-preview">
        <Stack gap={3}>
          <Text size={1} muted>
            {pageAddress(window.location.host, isSanityDocument(document) ? document : undefined)}
          </Text>
          <Text size={3} style={{ color: '#1a0dab' }} textOverflow="ellipsis">
            {title || 'No title yet'}
          </Text>
          <Text size={1}>{shortened(description) || 'No description yet'}</Text>
        </Stack>
      </Card>
      {props.renderDefault(props)}
    </Stack>
  )
}

/** A description cut to about the length that search engines show. */
function shortened(text = ''): string {
  return text.length > 160 ? `${text.slice(0, 157).trimEnd()}…` : text
}
