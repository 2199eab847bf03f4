'use client'

import { ErrorMessage } from '@/components/layout/error-message'

/** Takes the place of a page that failed, inside the site's header and footer. */
export default function PageError(props: { error: Error & { digest?: string }; retry: () => void }) {
  return <ErrorMessage {...props} />
}
