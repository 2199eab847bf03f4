import { SearchIcon } from '@sanity/icons/Search'
import { Card, Stack, Text, TextInput } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useSchema } from 'sanity'
import { useIntentLink } from 'sanity/router'
import type { UserComponent } from 'sanity/structure'
import { singletonNames } from '../../schemas/index.ts'
import { findSettings, listSettings, type Setting } from './list-settings.ts'

/** Finds a field of the site's own pages and settings by its label. The Studio's own search finds what is written in them. */
export const FindSetting: UserComponent = () => {
  const schema = useSchema()
  const settings = useMemo(() => listSettings(schema, singletonNames), [schema])
  const [query, setQuery] = useState('')
  const found = findSettings(settings, query)
  return (
    <Stack padding={3} gap={2}>
      <TextInput
        icon={SearchIcon}
        aria-label="Find a setting"
        placeholder="Opening hours, footer, button …"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <Card padding={2}>
        <Text size={1} muted aria-live="polite">
          {found.length === 0
            ? 'No setting is called that. Try one word of it, or the name of the page it is on.'
            : `${found.length === 1 ? 'One setting' : `${found.length} settings`} of the pages and of the site. Those of places and questions are in their own lists.`}
        </Text>
      </Card>
      {found.map((setting) => (
        <SettingRow key={`${setting.document} ${setting.path}`} {...setting} />
      ))}
    </Stack>
  )
}

function SettingRow({ document, path, title, description, trail }: Setting) {
  const link = useIntentLink({ intent: 'edit', params: { id: document, type: document, path } })
  return (
    <Card as="a" data-as="a" {...link} padding={3} radius={2} data-testid={`setting-${document}-${path}`}>
      <Stack gap={2}>
        <Text size={1} weight="medium">
          {title}
        </Text>
        <Text size={1} muted>
          {trail.join(' › ')}
        </Text>
        {description && (
          <Text size={1} muted>
            {description}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
