/** A text that an editor is typing: where its field is in its document, and what it said before and says now. */
export type TypedText = { path: string; before: string; now: string }

/** What the Studio tells the previews of the same browser. */
export type PreviewMessage =
  /** Texts that are not stored yet. `id` is that of the published document. */
  | { kind: 'typed'; id: string; texts: TypedText[] }
  /** Something was stored. */
  | { kind: 'stored' }

/** The name of the channel for these messages. */
export const previewChannel = 'preview'
