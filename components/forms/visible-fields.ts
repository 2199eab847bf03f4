export type NamedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields of a form that a visitor can see. */
export function visibleFields(form: HTMLFormElement): NamedField[] {
  return [...form.elements].filter(isVisibleField)
}

/** Whether this is a field for the visitor, and not one that the form sends along by itself. */
export function isVisibleField(element: unknown): element is NamedField {
  const isField =
    (element instanceof HTMLInputElement && element.type !== 'hidden') ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  return isField && element.name !== '' && !element.name.startsWith('_')
}
