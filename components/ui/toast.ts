/** A short message that comes and goes by itself. Whatever it says must also stand on the page. */
export type ToastMessage = { title: string; description?: string; destructive?: boolean }

/**
 * Shows a toast. The code that draws toasts is fetched on the first one, so pages do not carry it; if that
 * fails, the toast is dropped, which loses nothing that is not on the page as well.
 */
export function showToast(message: ToastMessage): void {
  void import('./toaster').then(({ drawToast }) => drawToast(message)).catch(() => {})
}
