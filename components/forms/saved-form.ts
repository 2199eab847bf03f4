import type { EnquiryKind, FieldName } from '@/lib/enquiries/shared/forms'
import { lookupFields } from './fill-from-vehicle'
import { storageKey } from './saved-form-storage'
import { type NamedField, visibleFields } from './visible-fields'

/** A half-filled form, kept for as long as its tab is open. */
type SavedForm = {
  values: Record<string, string>
  /** Fields the visitor filled in, as against those that were filled in for them. */
  typed: string[]
  /** The query of the page when it was saved. */
  search: string
}

/** Without the long texts, which are not thrown away for another vehicle. */
const describesVehicle: ReadonlySet<string> = new Set([
  'registration',
  'carReg',
  'year',
  'mileage',
  ...lookupFields,
] satisfies FieldName[])

/** Saves what a form holds. Without storage the form still works; it only forgets. */
export function saveForm(kind: EnquiryKind, form: HTMLFormElement, typed: ReadonlySet<string>): void {
  const values: Record<string, string> = {}
  for (const field of visibleFields(form)) if (field.value) values[field.name] = field.value
  const saved: SavedForm = { values, typed: [...typed], search: location.search }
  try {
    sessionStorage.setItem(storageKey(kind), JSON.stringify(saved))
  } catch {
    // Storage is full or switched off.
  }
}

/**
 * Puts saved values back into a form and returns which fields the visitor has filled in. What was typed into the page
 * before its script ran stays. A visitor who comes back with another vehicle in the address means that one: then
 * nothing that describes the earlier one comes back.
 */
export function restoreForm(kind: EnquiryKind, form: HTMLFormElement): string[] {
  const saved = readSaved(kind)
  const isAnotherVehicle = saved !== undefined && differs(saved, form)
  const typed: string[] = []
  for (const field of visibleFields(form)) {
    const { name } = field
    const kept = isAnotherVehicle && describesVehicle.has(name) ? undefined : saved?.values[name]
    const initial = initialValue(field)
    if (field.value && field.value !== initial && field.value !== kept) typed.push(name)
    else if (saved && kept !== undefined && (!initial || saved.search === location.search)) {
      field.value = kept
      if (saved.typed.includes(name)) typed.push(name)
    }
  }
  return typed
}

/** Whether the page's address names another vehicle than the saved form. */
function differs({ search, values }: SavedForm, form: HTMLFormElement): boolean {
  if (search === location.search) return false
  return visibleFields(form).some((field) => {
    const [initial, kept] = [initialValue(field), values[field.name] ?? ''].map(plain)
    return describesVehicle.has(field.name) && initial && kept && initial !== kept
  })
}

const plain = (text: string) => text.replace(/\s/g, '').toUpperCase()

/** What a field holds before anything is typed: what the address of the page says. */
function initialValue(field: NamedField): string {
  return field instanceof HTMLSelectElement
    ? ([...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '')
    : field.defaultValue
}

function readSaved(kind: EnquiryKind): SavedForm | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(kind)) ?? 'null')
    return isSavedForm(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Told by its shape alone: only this script writes under that name, and a parser would weigh more than a form. */
function isSavedForm(stored: unknown): stored is SavedForm {
  return typeof stored === 'object' && stored !== null && 'values' in stored && 'typed' in stored
}
