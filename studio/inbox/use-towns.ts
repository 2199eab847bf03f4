import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { readTowns, type Town, townsQuery } from '../../lib/enquiries/shared/town-of.ts'
import { sanityApiVersion } from '../../schemas/rules/sanity-api-version.ts'

/** The published towns by name; empty until they are known. */
export function useTowns(): Town[] {
  const client = useClient({ apiVersion: sanityApiVersion })
  const [towns, setTowns] = useState<Town[]>([])
  useEffect(() => {
    let isCurrent = true
    client
      .fetch<unknown>(townsQuery, {}, { perspective: 'published' })
      .then((stored) => {
        if (isCurrent) setTowns(readTowns(stored))
      })
      // A town can be chosen once the list is there.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [client])
  return towns
}
