import type { EnquiryKind, FieldName } from '@/lib/enquiries/shared/forms'
import { lookupFields } from './fill-from-vehicle'
import { revealField } from './reveal-field'
import { storageKey } from './saved-form-storage'
import { type NamedField, visibleFields } from './visible-fields'

/** The values of an unsent form, stored for as long as its tab is open. */
type SavedForm = {
  values: Record<string, string>
  /** Fields that the visitor filled in, unlike those filled in from a lookup. */
  typed: string[]
  /** The query of the page when it was saved. */
  search: string
}

/** Not the long texts: they are restored with another vehicle, too. */
const vehicleFields: ReadonlySet<string> = new Set([
  'registration',
  'carReg',
  'year',
  'mileage',
  ...lookupFields,
] satisfies FieldName[])

/** Saves the values of a form. Without storage the form works, but is not restored. */
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
 * Restores the saved values of a form, and returns the fields that the visitor has filled in. Values that were typed
 * before this script ran stay. When the address names another vehicle, the values of the saved one are not restored.
 */
export function restoreForm(kind: EnquiryKind, form: HTMLFormElement): string[] {
  const saved = readSaved(kind)
  const isAnotherVehicle = saved !== undefined && namesAnotherVehicle(saved, form)
  const typed: string[] = []
  for (const field of visibleFields(form)) {
    const { name } = field
    const restored = isAnotherVehicle && vehicleFields.has(name) ? undefined : saved?.values[name]
    const initial = initialValue(field)
    if (field.value && field.value !== initial && field.value !== restored) typed.push(name)
    else if (saved && restored !== undefined && (!initial || saved.search === location.search)) {
      field.value = restored
      if (restored !== initial) revealField(field)
      if (saved.typed.includes(name)) typed.push(name)
    }
  }
  return typed
}

/** Whether the page's address names another vehicle than the saved form. */
function namesAnotherVehicle({ search, values }: SavedForm, form: HTMLFormElement): boolean {
  if (search === location.search) return false
  return visibleFields(form).some((field) => {
    const [initial, stored] = [initialValue(field), values[field.name] ?? ''].map(normalise)
    return vehicleFields.has(field.name) && initial && stored && initial !== stored
  })
}

const normalise = (text: string) => text.replace(/\s/g, '').toUpperCase()

/** The value of a field as the page was sent, which may come from its address. */
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

/** Checks the shape only: nothing else writes under this key, and a parser would add more script than the form has. */
function isSavedForm(stored: unknown): stored is SavedForm {
  return typeof stored === 'object' && stored !== null && 'values' in stored && 'typed' in stored
}
