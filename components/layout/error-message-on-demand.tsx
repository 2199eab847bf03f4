'use client'

import { type ComponentProps, lazy, Suspense } from 'react'

/** `ErrorMessage`, loaded when it is needed, which is hardly ever: each page would carry it. */
const ErrorMessage = lazy(() =>
  import('./error-message').then(
    ({ ErrorMessage }) => ({ default: ErrorMessage }),
    () => ({ default: ErrorMessageWhileOffline }),
  ),
)

/** The message in place of a whole document that could not be rendered. */
export function ErrorMessageOnDemand(props: ComponentProps<typeof ErrorMessage>) {
  return (
    <Suspense>
      <ErrorMessage {...props} />
    </Suspense>
  )
}

/** Without the connection that the message would need. */
function ErrorMessageWhileOffline() {
  return (
    <div className="band grow">
      <div className="container section">
        <h1>Unexpected Application Error!</h1>
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="button button-on-band mt-5 cursor-pointer"
        >
          Try again
        </button>
      </div>
    </div>
  )
}
