'use client'

import { lazy } from 'react'

/** `ErrorMessage`, loaded when it is needed, which is hardly ever: each page would carry it. */
export const ErrorMessageOnDemand = lazy(() =>
  import('./error-message').catch(() => ({ default: ErrorMessageWhileOffline })),
)

/** Without the connection that the message would need. */
function ErrorMessageWhileOffline() {
  return (
    <div className="band grow">
      <div className="container section">
        <h1>Unexpected Application Error!</h1>
        <button type="button" onClick={() => window.location.reload()} className="button button-on-band mt-5">
          Try again
        </button>
      </div>
    </div>
  )
}
