'use client'

import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import type { StyleVariables } from './style-variables'

// The library's custom properties, set to the site's tokens, which follow light and dark.
const style: StyleVariables = {
  '--width': '356px',
  '--normal-bg': 'var(--color-surface)',
  '--normal-border': 'var(--color-line-strong)',
  '--normal-text': 'var(--color-ink)',
  // Of the close button under the pointer.
  '--gray2': 'var(--color-sunken)',
  '--gray5': 'var(--color-line-strong)',
  '--error-bg': 'var(--color-danger-tint)',
  '--error-border': 'var(--color-danger)',
  '--error-text': 'var(--color-danger)',
  fontFamily: 'var(--font-sans)',
}

/** A short message that disappears. The page must show it as well. */
export type ToastMessage = { title: string; description?: string; destructive?: boolean }

let ready: Promise<void> | undefined

/** Renders a toast and, on the first call, the container of toasts. */
export async function renderToast({ title, description, destructive = false }: ToastMessage): Promise<void> {
  // A root of its own, because toasts outlive their page.
  ready ??= new Promise((resolve) => {
    const container = document.body.appendChild(document.createElement('div'))
    const onReady = () => {
      // Not announced: the page shows and announces the same.
      container.querySelector('[aria-live]')?.setAttribute('aria-live', 'off')
      resolve()
    }
    createRoot(container).render(<ToastContainer onReady={onReady} />)
  })
  await ready
  const position = positionBeside(document.activeElement)
  if (destructive) toast.error(title, { description, position, duration: 5000 })
  else toast(title, { description, position, duration: 4000 })
}

/**
 * Where a toast covers nothing that is being used. In one column the quick bar is at the bottom, so toasts come from the
 * top; in two they stand across from the focus.
 */
function positionBeside(focused: Element | null) {
  if (window.matchMedia('(width < 64rem)').matches) return 'top-center'
  const { left, right } = (focused ?? document.body).getBoundingClientRect()
  return (left + right) / 2 > window.innerWidth / 2 ? 'bottom-left' : 'bottom-right'
}

/** The library loses toasts from before it listens; this effect runs after the library's own. */
function ToastContainer({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return (
    <Toaster
      visibleToasts={3}
      richColors
      closeButton
      style={style}
      toastOptions={{
        style: { fontSize: 'var(--text-small)' },
        classNames: {
          description: 'text-inherit!',
          // The icon is small; its target has 44 px.
          closeButton: "before:absolute before:size-11 before:content-['']",
        },
      }}
    />
  )
}
