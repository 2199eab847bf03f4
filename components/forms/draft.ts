import type { EnquiryKind } from '@/lib/enquiries/forms'

/** A half-filled form, kept for as long as its tab is open. */
type Draft = {
  values: Record<string, string>
  /** Fields the visitor filled in, as against those that were filled in for them. */
  typed: string[]
  /** The query of the page when it was kept. */
  search: string
}

const storageKey = (kind: EnquiryKind) => `enquiry:${kind}`

/** Keeps what a form holds. Without storage the form still works; it only forgets. */
export function keepDraft(kind: EnquiryKind, form: HTMLFormElement, typed: ReadonlySet<string>): void {
  const values: Record<string, string> = {}
  for (const field of fields(form)) if (field.value) values[field.name] = field.value
  const draft: Draft = { values, typed: [...typed], search: location.search }
  try {
    sessionStorage.setItem(storageKey(kind), JSON.stringify(draft))
  } catch {
    // Storage is full or switched off.
  }
}

export function forgetDraft(kind: EnquiryKind): void {
  try {
    sessionStorage.removeItem(storageKey(kind))
  } catch {
    // As above.
  }
}

/**
 * Puts a kept draft back into a form and returns which fields the visitor had filled in. A visitor who comes back with
 * another vehicle in the address means that one: then the address wins where it says something.
 */
export function restoreDraft(kind: EnquiryKind, form: HTMLFormElement): string[] {
  const draft = readDraft(kind)
  if (!draft) return []
  const restored = new Set<string>()
  for (const field of fields(form)) {
    const value = draft.values[field.name]
    if (value === undefined) continue
    const known = field instanceof HTMLSelectElement ? field.value : field.defaultValue
    if (known && draft.search !== location.search) continue
    field.value = value
    restored.add(field.name)
  }
  return draft.typed.filter((name) => restored.has(name))
}

function readDraft(kind: EnquiryKind): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageKey(kind)) ?? 'null') as Partial<Draft> | null
    if (!draft?.values || !Array.isArray(draft.typed)) return undefined
    return { values: draft.values, typed: draft.typed, search: draft.search ?? '' }
  } catch {
    return undefined
  }
}

type NamedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields a visitor can see. */
export function fields(form: HTMLFormElement): NamedField[] {
  return [...form.elements]
    .filter(
      (element): element is NamedField =>
        (element instanceof HTMLInputElement && element.type !== 'hidden') ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement,
    )
    .filter(({ name }) => name !== '' && !name.startsWith('_'))
}
