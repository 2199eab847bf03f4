import type { DocumentActionComponent } from 'sanity'

type Wrap = (action: DocumentActionComponent) => DocumentActionComponent

/**
 * The same wrapper for the same action: the Studio resolves its actions often, and keeps an action's state only while the
 * component stays the same.
 */
export function wrapOnce(wrap: Wrap): Wrap {
  const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (action) => {
    const component = wrapped.get(action) ?? wrap(action)
    wrapped.set(action, component)
    return component
  }
}
