import { visibleFields } from './visible-fields'

/** Marks the empty date fields of a form: WebKit shows today's date in them, as if it were their value. */
export function markEmptyDates(form: HTMLFormElement): void {
  for (const field of visibleFields(form))
    if (field.type === 'date') field.toggleAttribute('data-empty', field.value === '')
}
