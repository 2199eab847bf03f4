'use client'

import { type CSSProperties, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import type { ToastMessage } from './toast'

// The library's colours, by its own names, taken from the site's tokens: they follow light and dark by themselves.
const colours = {
  '--normal-bg': 'var(--color-surface)',
  '--normal-border': 'var(--color-line-strong)',
  '--normal-text': 'var(--color-ink)',
  '--error-bg': 'var(--color-danger-tint)',
  '--error-border': 'var(--color-danger)',
  '--error-text': 'var(--color-danger)',
  fontFamily: 'var(--font-sans)',
} as CSSProperties

/** Above the bar that phones have at the bottom of every page. */
const clearOfQuickBar = { bottom: 'calc(5.5rem + env(safe-area-inset-bottom))' }

let ready: Promise<void> | undefined

/** Draws a toast, and on the first call the place where toasts appear. */
export async function drawToast({ title, description, destructive = false }: ToastMessage): Promise<void> {
  // A root of its own: toasts outlive the page they were raised on.
  ready ??= new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    createRoot(place).render(<ToastPlace onReady={resolve} />)
  })
  await ready
  if (destructive) toast.error(title, { description, duration: 5000 })
  else toast(title, { description, duration: 4000 })
}

/** Toasts raised before the library listens would be lost; an effect here runs after its own. */
function ToastPlace({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={3}
      richColors
      closeButton
      mobileOffset={clearOfQuickBar}
      style={{ ...colours, '--width': '356px' } as CSSProperties}
      toastOptions={{
        style: { fontSize: 'var(--text-small)' },
        classNames: { description: 'text-inherit!' },
      }}
    />
  )
}
