import type { BodyFault } from './vehicle-record.ts'

/** Why a lookup attempt came to nothing. */
export type LookupFailure =
  | { reason: BodyFault | 'timeout' | 'network' }
  | { reason: 'http-status'; status: number; retryAfterMs: number | undefined }

/** A failure as text for the console. It holds no registration and nothing from a response. */
export function describeFailure(failure: LookupFailure): string {
  switch (failure.reason) {
    case 'http-status':
      return `HTTP status ${failure.status}`
    case 'error-reported':
      return 'The provider reported an error'
    case 'unparseable':
      return 'Failed to parse server response'
    case 'empty':
      return 'Empty data received from API'
    case 'incomplete':
      return 'Incomplete vehicle data received'
    case 'timeout':
      return 'No answer in time'
    case 'network':
      return 'The connection failed'
  }
}
