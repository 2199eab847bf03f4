import { Box, Button, Card, Flex, Select, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { enquiryStatuses, statusPatch } from '../../schemas/rules/enquiry-status.ts'
import { sanityApiVersion } from '../../schemas/rules/sanity-api-version.ts'
import type { StoredEnquiry } from './stored-enquiry.ts'

/** Gives the selected enquiries one status, all or none of them. */
export function BulkStatus({ chosen, onDone }: { chosen: readonly StoredEnquiry[]; onDone: () => void }) {
  const client = useClient({ apiVersion: sanityApiVersion })
  const toast = useToast()
  const [wanted, setWanted] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const apply = async () => {
    const status = enquiryStatuses.find(({ value }) => value === wanted)?.value
    if (!status) return
    setIsBusy(true)
    try {
      const now = new Date()
      const transaction = client.transaction()
      for (const { _id } of chosen) transaction.patch(_id, statusPatch(status, now))
      await transaction.commit({ tag: 'inbox', returnDocuments: false })
      onDone()
    } catch {
      toast.push({ status: 'error', title: 'The status could not be changed. Please try again.' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Card padding={2} radius={2} border tone="primary" data-testid="bulk-status">
      <Flex gap={2} align="center">
        <Text size={1} style={{ whiteSpace: 'nowrap' }}>
          {chosen.length} selected
        </Text>
        <Box flex={1}>
          <Select
            aria-label="Status for the selected"
            fontSize={1}
            value={wanted}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          >
            <option value="">Status …</option>
            {enquiryStatuses.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </Select>
        </Box>
        <Button text="Apply" fontSize={1} disabled={wanted === '' || isBusy} onClick={() => void apply()} />
      </Flex>
    </Card>
  )
}
