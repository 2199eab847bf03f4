import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { sanityApiVersion } from '../schemas/rules/sanity-api-version.ts'
import { followResults } from './live-results.ts'

/** `result` is undefined until the first one; the last one stays while the connection is lost. */
export type LiveQuery<Result> = { result: Result | undefined; isLost: boolean }

/**
 * The result of a query over drafts and published documents, updated after each change. `params` and `read`, which makes
 * the result of what is stored, must stay the same objects between renders.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Sanity leaves results untyped; `read` names the type
export function useLiveQuery<Stored, Result>(
  query: string,
  params: Readonly<Record<string, string>>,
  read: (stored: Stored) => Result,
): LiveQuery<Result> {
  const documentStore = useDocumentStore()
  const [live, setLive] = useState<LiveQuery<Result>>({ result: undefined, isLost: false })
  useEffect(
    () =>
      followResults<Stored>(
        () => documentStore.listenQuery(query, params, { apiVersion: sanityApiVersion, perspective: 'raw' }),
        {
          next: (stored) => setLive({ result: read(stored), isLost: false }),
          lost: () => setLive(({ result }) => ({ result, isLost: true })),
        },
      ),
    [documentStore, query, params, read],
  )
  return live
}
