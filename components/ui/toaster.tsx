'use client'

import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import type { StyleVariables } from './style-variables'

// The library's colours, by its own names, taken from the site's tokens: they follow light and dark by themselves.
const style: StyleVariables = {
  '--width': '356px',
  '--normal-bg': 'var(--color-surface)',
  '--normal-border': 'var(--color-line-strong)',
  '--normal-text': 'var(--color-ink)',
  '--error-bg': 'var(--color-danger-tint)',
  '--error-border': 'var(--color-danger)',
  '--error-text': 'var(--color-danger)',
  fontFamily: 'var(--font-sans)',
}

/** A short message that comes and goes by itself. What it says must also be on the page. */
export type ToastMessage = { title: string; description?: string; destructive?: boolean }

let ready: Promise<void> | undefined

/** Draws a toast, and on the first call the place where toasts appear. */
export async function drawToast({ title, description, destructive = false }: ToastMessage): Promise<void> {
  // A root of its own: toasts outlive the page they were raised on.
  ready ??= new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    createRoot(place).render(<ToastPlace onReady={resolve} />)
  })
  await ready
  // On a phone the next step is at the bottom, in thumb's reach: there toasts come from the top.
  const position = window.matchMedia('(width < 40rem)').matches ? 'top-center' : 'bottom-right'
  if (destructive) toast.error(title, { description, position, duration: 5000 })
  else toast(title, { description, position, duration: 4000 })
}

/** Toasts raised before the library listens would be lost; an effect here runs after its own. */
function ToastPlace({ onReady }: { onReady: () => void }) {
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
          // The cross is small; its target is as large as a thumb needs.
          closeButton: "before:absolute before:size-11 before:content-['']",
        },
      }}
    />
  )
}
