// With its extension: Node, which runs the tests, does not resolve it without one.
import { draftMode } from 'next/headers.js'

/** True for a request of an editor who previews drafts; false for pages that are rendered in advance. */
export async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch {
    // There is no request when pages are listed for the build, or when the proxy reads redirects.
    return false
  }
}
