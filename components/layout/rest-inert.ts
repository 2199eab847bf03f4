/** Makes everything on the page inert but this element and what contains it, or undoes that. */
export function setRestInert(element: Element, inert: boolean): void {
  for (let inner = element; inner !== document.body && inner.parentElement; inner = inner.parentElement)
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner && sibling instanceof HTMLElement) sibling.inert = inert
}
