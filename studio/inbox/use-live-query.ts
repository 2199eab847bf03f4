import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { sanityApiVersion } from '../../schemas/rules/sanity-api-version.ts'

/** A result that is kept up to date. `hasFailed` while it cannot be; the last result stays. */
export type LiveResult = { result: unknown; hasFailed: boolean }

const retryMs = 10_000

/** Runs a query now and after each change of what it finds. A failure is tried again. */
export function useLiveQuery(query: string, params: Record<string, string> = {}): LiveResult {
  const documentStore = useDocumentStore()
  const [live, setLive] = useState<LiveResult>({ result: undefined, hasFailed: false })
  const [attempt, setAttempt] = useState(0)
  const given = JSON.stringify(params)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const subscription = documentStore
      .listenQuery(query, JSON.parse(given), { apiVersion: sanityApiVersion, perspective: 'raw' })
      .subscribe({
        next: (result: unknown) => setLive({ result, hasFailed: false }),
        error: () => {
          setLive(({ result }) => ({ result, hasFailed: true }))
          timer = setTimeout(() => setAttempt(attempt + 1), retryMs)
        },
      })
    return () => {
      clearTimeout(timer)
      subscription.unsubscribe()
    }
  }, [documentStore, query, given, attempt])
  return live
}
