// With its extension: Node itself, which runs the tests, knows no other name for it.
import { draftMode } from 'next/headers.js'

/** True while an editor looks at unpublished content. A page that is made ahead of time never is. */
export async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch {
    // Content is also read where there is no request: when addresses are listed, and for redirects.
    return false
  }
}
