import type { EnquiryKind, FieldName } from '@/lib/enquiries/shared/forms'
import { storageKey } from './draft-storage'

/** A half-filled form, kept for as long as its tab is open. */
type Draft = {
  values: Record<string, string>
  /** Fields the visitor filled in, as against those that were filled in for them. */
  typed: string[]
  /** The query of the page when it was kept. */
  search: string
}

/** Not what the visitor says in words: long texts are not thrown away. */
const describesVehicle: ReadonlySet<string> = new Set([
  'registration',
  'carReg',
  'carMake',
  'carModel',
  'year',
  'mileage',
  'engineSize',
  'fuelType',
  'transmission',
  'motExpiry',
  'registeredDate',
] satisfies FieldName[])

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

/**
 * Puts a kept draft back into a form and returns which fields the visitor has filled in. What was typed into the page
 * before its script ran stays. A visitor who comes back with another vehicle in the address means that one: then
 * nothing that describes the earlier one comes back.
 */
export function restoreDraft(kind: EnquiryKind, form: HTMLFormElement): string[] {
  const draft = readDraft(kind)
  const isAnotherVehicle = draft !== undefined && differs(draft, form)
  const typed: string[] = []
  for (const field of fields(form)) {
    const { name } = field
    const kept = isAnotherVehicle && describesVehicle.has(name) ? undefined : draft?.values[name]
    const start = startOf(field)
    if (field.value && field.value !== start && field.value !== kept) typed.push(name)
    else if (draft && kept !== undefined && (!start || draft.search === location.search)) {
      field.value = kept
      if (draft.typed.includes(name)) typed.push(name)
    }
  }
  return typed
}

/** Whether the page's address names another vehicle than the draft. */
function differs({ search, values }: Draft, form: HTMLFormElement): boolean {
  if (search === location.search) return false
  return fields(form).some((field) => {
    const [start, kept] = [startOf(field), values[field.name] ?? ''].map(plain)
    return describesVehicle.has(field.name) && start && kept && start !== kept
  })
}

const plain = (text: string) => text.replace(/\s/g, '').toUpperCase()

/** What a field held before anybody typed: what the address of the page says. */
function startOf(field: NamedField): string {
  return field instanceof HTMLSelectElement
    ? ([...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '')
    : field.defaultValue
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
