import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { sanityApiVersion } from '../schemas/rules/sanity-api-version.ts'
import { followResults } from './live-results.ts'

/** `result` is undefined until the first one; the last one stays while the connection is lost. */
export type LiveQuery<Result> = { result: Result | undefined; isLost: boolean }

type Query = Readonly<{
  fetch: string
  /** The documents whose changes it runs again for, where the query itself does not select them. */
  listen?: string
  params?: Readonly<Record<string, string>>
}>

/** The result of a query over drafts and published documents, updated after each change of what it finds. */
export function useLiveQuery<Result = unknown>({ fetch, listen = fetch, params }: Query): LiveQuery<Result> {
  const documentStore = useDocumentStore()
  const [live, setLive] = useState<LiveQuery<Result>>({ result: undefined, isLost: false })
  const given = JSON.stringify(params ?? {})
  useEffect(
    () =>
      followResults<Result>(
        () =>
          documentStore.listenQuery({ fetch, listen }, JSON.parse(given), {
            apiVersion: sanityApiVersion,
            perspective: 'raw',
          }),
        {
          next: (result) => setLive({ result, isLost: false }),
          lost: () => setLive(({ result }) => ({ result, isLost: true })),
        },
      ),
    [documentStore, fetch, listen, given],
  )
  return live
}
