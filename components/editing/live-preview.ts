import { previewChannel, type PreviewMessage } from '@/lib/shared/preview-messages'
import { newerText, noteTyped, type TypedTexts } from './typed-texts'

/** After this long without a key, what is typed has been stored and rendered. */
const quietMs = 5000

/**
 * Shows what an editor types in the Studio of the same browser: each text at once, everything else as soon as it is
 * stored, for which `refresh` renders the page again. Returns a function that ends it.
 */
export function followStudio(page: Document, refresh: () => void): () => void {
  const known: TypedTexts = new Map()
  let forget: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    if (known.size > 0) showIn(page, known)
  }
  // The page is rendered with what was stored, which may be older.
  const observer = new MutationObserver(show)
  observer.observe(page.body, { characterData: true, childList: true, subtree: true })
  const channel = new BroadcastChannel(previewChannel)
  channel.addEventListener('message', ({ data }: MessageEvent<PreviewMessage>) => {
    if (data.kind === 'stored') {
      refresh()
      return
    }
    clearTimeout(forget)
    forget = setTimeout(() => known.clear(), quietMs)
    noteTyped(known, data.id, data.texts)
    show()
  })
  return () => {
    clearTimeout(forget)
    observer.disconnect()
    channel.close()
  }
}

function showIn(page: Document, known: TypedTexts): void {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const newer = newerText(known, text.nodeValue ?? '')
    if (newer !== undefined) text.nodeValue = newer
  }
}
