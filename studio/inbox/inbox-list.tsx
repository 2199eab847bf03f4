import { Box, Button, Card, Flex, Select, Spinner, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { useCurrentUser, useDocumentValuePermissions } from 'sanity'
import type { UserComponent } from 'sanity/structure'
import { londonDay } from '../../lib/shared/london-day.ts'
import { BulkStatus } from './bulk-status.tsx'
import { InboxRow } from './inbox-row.tsx'
import { type ListFilter, listed } from './listed.ts'
import { MailWarning } from './mail-notice.tsx'
import { readEnquiry } from './stored-enquiry.ts'
import { useCsvExport } from './use-csv-export.ts'
import { useLiveQuery } from '../use-live-query.ts'
import { useTowns } from './use-towns.ts'

const maxRows = 500

const anyEnquiry = { _id: 'enquiry.any', _type: 'enquiry' }

/** The enquiries of a list, newest first: searched, by town, several selected at once, exported. */
export const InboxList: UserComponent = ({ options, childItemId }) => {
  const given = (name: string, otherwise: string) => {
    const option = options?.[name]
    return typeof option === 'string' ? option : otherwise
  }
  const filter = given('filter', 'true')
  const empty = given('empty', 'There is nothing here.')
  const userId = useCurrentUser()?.id ?? ''
  const towns = useTowns()
  const [wanted, setWanted] = useState<ListFilter>({ words: '', townId: '' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [permission] = useDocumentValuePermissions({ document: anyEnquiry, permission: 'update' })
  const mayChange = permission?.granted === true
  const { result, isLost } = useLiveQuery({
    fetch: `*[_type == "enquiry" && !(_id in path("drafts.**")) && ${filter}] | order(receivedAt desc)[0...${maxRows}]`,
    params: { me: userId, today: londonDay() },
  })
  const { exportCsv, isExporting } = useCsvExport()

  if (!Array.isArray(result))
    return (
      <Flex align="center" justify="center" padding={5}>
        {isLost ? <Text size={1}>The enquiries cannot be read at the moment.</Text> : <Spinner muted />}
      </Flex>
    )
  const all = result.map((document: unknown) => readEnquiry(document))
  const rows = listed(all, wanted, towns)
  // What is no longer listed is not changed either.
  const chosen = rows.filter(({ _id }) => selected.has(_id))
  const choose = (ids: readonly string[]) => setSelected(new Set(ids))
  return (
    <Stack padding={2} gap={2}>
      <MailWarning />
      <Flex gap={2} padding={1}>
        <Box flex={3}>
          <TextInput
            aria-label="Search in this list"
            placeholder="Search in this list"
            fontSize={1}
            value={wanted.words}
            onChange={({ currentTarget }) => setWanted({ ...wanted, words: currentTarget.value })}
          />
        </Box>
        <Box flex={2}>
          <Select
            aria-label="Town"
            fontSize={1}
            value={wanted.townId}
            onChange={({ currentTarget }) => setWanted({ ...wanted, townId: currentTarget.value })}
          >
            <option value="">All towns</option>
            {towns.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="none">No town</option>
          </Select>
        </Box>
      </Flex>
      <Flex gap={2} padding={1} align="center" wrap="wrap">
        <Text size={1} muted style={{ flex: 1 }}>
          {rows.length === 1 ? '1 enquiry' : `${rows.length} enquiries`}
          {all.length === maxRows && ` of the newest ${maxRows}`}
          {isLost && ' (connection lost)'}
        </Text>
        {mayChange && rows.length > 0 && (
          <Button
            text={chosen.length === rows.length ? 'Select none' : 'Select all'}
            mode="bleed"
            fontSize={1}
            padding={2}
            onClick={() => choose(chosen.length === rows.length ? [] : rows.map(({ _id }) => _id))}
          />
        )}
        {rows.length > 0 && (
          <Button
            text={isExporting ? 'Exporting…' : 'Export'}
            title="What is listed, as CSV for a spreadsheet"
            mode="bleed"
            fontSize={1}
            padding={2}
            disabled={isExporting}
            onClick={() => exportCsv(rows.map(({ _id }) => _id))}
          />
        )}
      </Flex>
      {chosen.length > 0 && mayChange && <BulkStatus chosen={chosen} onDone={() => choose([])} />}
      {rows.length === 0 && (
        <Card padding={3}>
          <Text size={1} muted>
            {all.length === 0 ? empty : 'Nothing was found. Try one word, or all towns.'}
          </Text>
        </Card>
      )}
      {rows.map((enquiry) => (
        <InboxRow
          key={enquiry._id}
          enquiry={enquiry}
          isOpen={childItemId === enquiry._id}
          isSelected={selected.has(enquiry._id)}
          onSelect={
            mayChange
              ? (isSelected) =>
                  choose([
                    ...[...selected].filter((id) => id !== enquiry._id),
                    ...(isSelected ? [enquiry._id] : []),
                  ])
              : undefined
          }
        />
      ))}
    </Stack>
  )
}
