import type { ToastMessage } from './toaster'

/**
 * Shows a toast. Its code is loaded on the first one, so that pages do not carry it; if that fails, the toast is dropped,
 * and its message is still on the page.
 */
export function showToast(message: ToastMessage): void {
  void import('./toaster').then(({ renderToast }) => renderToast(message)).catch(() => {})
}
