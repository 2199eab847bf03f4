/** A control that has a value. */
export type NamedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields of a form that a visitor can see. */
export function visibleFields(form: HTMLFormElement): NamedField[] {
  return [...form.elements].filter(isVisibleField)
}

/** True for a field that the visitor fills in, false for hidden and control fields. */
export function isVisibleField(element: unknown): element is NamedField {
  const isField =
    (element instanceof HTMLInputElement && element.type !== 'hidden') ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  return isField && element.name !== '' && !element.name.startsWith('_')
}
