import type { ClientConfig } from '@sanity/client'
import { useEffect, useRef } from 'react'
import { type DocumentLayoutProps, getPublishedId, useEditState } from 'sanity'
import { previewChannel, type PreviewMessage } from '../lib/shared/preview-messages.ts'
import { typedTexts } from './typed-texts.ts'

let channel: BroadcastChannel | undefined

/** Tells every preview in this browser. */
function tellPreviews(message: PreviewMessage): void {
  channel ??= new BroadcastChannel(previewChannel)
  channel.postMessage(message)
}

/** An open document, whose previews show each text while it is typed. */
export function DocumentWithLivePreview(props: DocumentLayoutProps) {
  return (
    <>
      <TypedTexts key={props.documentId} id={getPublishedId(props.documentId)} type={props.documentType} />
      {props.renderDefault(props)}
    </>
  )
}

/** Renders nothing: a component of its own, so that the form is not rendered once more with each key. */
function TypedTexts({ id, type }: { id: string; type: string }) {
  const { draft, published, ready } = useEditState(id, type)
  const shown = draft ?? published
  const before = useRef(shown)
  useEffect(() => {
    if (!ready) return
    const texts = before.current && shown ? typedTexts(before.current, shown) : []
    before.current = shown
    if (texts.length > 0) tellPreviews({ kind: 'typed', id, texts })
  }, [id, ready, shown])
  return null
}

type Fetch = ReturnType<NonNullable<ClientConfig['resolveFetch']>>

const writingPath = /\/data\/(?:mutate|actions)\/[^/]+$/

/** The same `fetch`, which tells previews when something was stored: the Studio itself tells them a second later. */
export function tellingPreviews(send: Fetch): Fetch {
  return async (input, init) => {
    const response = await send(input, init)
    if (response.ok && writingPath.test(new URL(input).pathname)) tellPreviews({ kind: 'stored' })
    return response
  }
}
