import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { toCsv } from '../../lib/enquiries/shared/enquiry-csv.ts'
import { londonDay } from '../../lib/shared/london-day.ts'
import { sanityApiVersion } from '../../schemas/rules/sanity-api-version.ts'

/** Saves enquiries as a file, with the columns of `npm run enquiries -- export`, in the order of their ids here. */
export function useCsvExport(): { exportCsv: (ids: readonly string[]) => void; isExporting: boolean } {
  const client = useClient({ apiVersion: sanityApiVersion })
  const toast = useToast()
  const [isExporting, setIsExporting] = useState(false)

  const save = async (ids: readonly string[]) => {
    setIsExporting(true)
    try {
      const found = await client.fetch<{ _id: string }[]>(
        '*[_id in $ids]',
        { ids: [...ids] },
        { perspective: 'raw' },
      )
      const sorted = found.toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id))
      const url = URL.createObjectURL(new Blob([toCsv(sorted)], { type: 'text/csv;charset=utf-8' }))
      const link = Object.assign(document.createElement('a'), {
        href: url,
        download: `enquiries-${londonDay()}.csv`,
      })
      link.click()
      URL.revokeObjectURL(url)
    } catch {
      toast.push({ status: 'error', title: 'The export did not work. Please try again.' })
    } finally {
      setIsExporting(false)
    }
  }

  return { exportCsv: (ids) => void save(ids), isExporting }
}
