import type { ToastMessage } from './toaster'

/**
 * Shows a toast. The code that draws toasts is fetched on the first one, so pages do not carry it; if that
 * fails, the toast is dropped, which loses nothing that is not on the page as well.
 */
export function showToast(message: ToastMessage): void {
  void import('./toaster').then(({ drawToast }) => drawToast(message)).catch(() => {})
}
