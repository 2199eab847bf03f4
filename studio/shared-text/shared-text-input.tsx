import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { diffMatchPatch, type InputProps, set, type StringInputProps, unset } from 'sanity'
import { afterAwake } from './after-awake.ts'
import { includesTyping, movedPosition, textPatch } from './text-merge.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** How long a text may lack what was typed into the field before it replaces it all the same. */
const patienceMs = 3_000

/** True for the input of a line or a text without options. */
export function isPlainText(props: InputProps): props is StringInputProps {
  const { jsonType, name, options } = props.schemaType
  const isChoice = typeof options === 'object' && options !== null && 'list' in options
  return jsonType === 'string' && (name === 'string' || name === 'text') && !isChoice
}

/**
 * A text that several people may change at once. The Studio's own input sends the whole text with each key, without what
 * others have added since it was drawn, and puts the cursor to the end whenever they do. This one sends what was typed, and
 * leaves the cursor where it was.
 */
export function SharedTextInput(props: StringInputProps) {
  const { elementProps, onChange, value = '', renderDefault } = props
  /** What the field shows, and the last text of the document that it showed. */
  const shown = useRef('')
  const base = useRef('')
  const isComposing = useRef(false)

  const change = ({ currentTarget, nativeEvent }: SyntheticEvent) => {
    if (!isField(currentTarget)) return
    isComposing.current = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    const text = currentTarget.value
    if (text === '') onChange(unset())
    else onChange(value === '' ? set(text) : diffMatchPatch(textPatch(shown.current, text)))
    shown.current = text
  }

  const show = () => {
    const field: unknown = elementProps.ref.current
    if (!isField(field)) return
    if (field.value !== value) replaceText(field, value)
    shown.current = value
    base.current = value
  }

  useLayoutEffect(() => {
    const isOwn = value === shown.current
    if (isOwn) base.current = value
    // Not drawn yet: a key that was pressed a moment ago.
    if (isOwn || value === base.current || isComposing.current) return
    if (includesTyping(value, base.current, shown.current)) show()
  })

  useEffect(() => afterAwake(patienceMs, show))

  // React leaves the field's text alone. Empty at first: the cursor is at the end of what is set afterwards.
  const field = { ...elementProps, onChange: change, value: undefined, defaultValue: '' }
  // oxlint-disable-next-line react/refs -- it is passed on, and read in handlers and effects only
  return renderDefault({ ...props, elementProps: field })
}

const isField = (node: unknown): node is Field =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement

function replaceText(field: Field, text: string): void {
  const { value, selectionStart, selectionEnd, selectionDirection } = field
  field.value = text
  if (field !== document.activeElement || selectionStart === null || selectionEnd === null) return
  const moved = (position: number) => movedPosition(value, text, position)
  field.setSelectionRange(moved(selectionStart), moved(selectionEnd), selectionDirection ?? undefined)
}
