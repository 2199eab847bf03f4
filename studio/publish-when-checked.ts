import { useEffect, useRef, useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  type SanityDocument,
  useDocumentOperation,
  useSyncState,
  useWorkspace,
  validateDocument,
  type Workspace,
} from 'sanity'
import { wrapOnce } from './wrap-once.ts'

/** After a change, Sanity's own check of the form may report on the form before it for as long as this. */
const uncertainMs = 2000
/** A form reports what was typed into it within this time. */
const settledMs = 300

/**
 * Sanity's own publishing, which also publishes what was typed a moment ago.
 *
 * Sanity waits for its check of the form, but may take the result of an earlier state for it (`validation` of its
 * document store adds the newest revision to the latest result). A question that is published right after its answer
 * was typed would be refused because the answer is missing.
 */
export const publishWhenChecked = wrapOnce((action) => {
  const PublishWhenChecked: DocumentActionComponent = (props) => {
    const original = action(props)
    const check = useCheckedPublishing(props, () => original?.onHandle?.())
    if (!original || (original.disabled === true && !check.isUnderWay)) return original
    return check.isUnderWay
      ? { ...original, label: 'Publishing …', disabled: true }
      : { ...original, onHandle: check.begin }
  }
  PublishWhenChecked.action = action.action
  PublishWhenChecked.displayName = 'PublishWhenChecked'
  return PublishWhenChecked
})

function useCheckedPublishing({ id, type, draft }: DocumentActionProps, publishAsSanityDoes: () => void) {
  const { publish } = useDocumentOperation(id, type)
  const { isSyncing } = useSyncState(id, type)
  const workspace = useWorkspace()
  const [isUnderWay, setIsUnderWay] = useState(false)
  const changedAt = useRef(0)
  const latest = useRef({ publish, publishAsSanityDoes })
  // Somebody else has published or discarded it. The next words must not be published without a click.
  if (isUnderWay && !draft) setIsUnderWay(false)

  useEffect(() => {
    latest.current = { publish, publishAsSanityDoes }
  })
  useEffect(() => {
    if (isSyncing || !draft) return
    if (!isUnderWay) {
      changedAt.current = performance.now()
      return
    }
    const controller = new AbortController()
    const timer = setTimeout(() => {
      hasNoErrors(draft, workspace, controller.signal)
        .then((isValid) => {
          if (controller.signal.aborted) return
          setIsUnderWay(false)
          if (isValid && latest.current.publish.disabled === false) latest.current.publish.execute()
          else latest.current.publishAsSanityDoes()
        })
        .catch(console.error)
    }, settledMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isUnderWay, isSyncing, draft, workspace])

  const begin = () => {
    if (isSyncing || performance.now() - changedAt.current < uncertainMs) setIsUnderWay(true)
    else publishAsSanityDoes()
  }
  return { isUnderWay, begin }
}

/** Whether the document can be published. False also when that cannot be found out; then Sanity's own check decides. */
async function hasNoErrors(
  document: SanityDocument,
  workspace: Workspace,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const markers = await validateDocument({ document, workspace, environment: 'studio', signal })
    return markers.every(({ level }) => level !== 'error')
  } catch {
    return false
  }
}
