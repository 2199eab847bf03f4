'use client'

import { ErrorMessage } from '@/components/layout/error-message'

/** Replaces a page that failed, between the site's header and footer. */
export default function PageError(props: { error: Error & { digest?: string }; retry: () => void }) {
  return <ErrorMessage {...props} />
}
