import { ClientError, ServerError } from '@sanity/client'

/** Why a request failed, for the person who made it. */
export function problemOf(error: unknown): string {
  if (error instanceof ClientError || error instanceof ServerError) {
    const body: unknown = error.response.body
    if (typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string')
      return body.message
  }
  return 'That did not reach the server. Please check your connection and try again.'
}
