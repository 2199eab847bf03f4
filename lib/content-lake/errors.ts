/**
 * A failure that is sent to the caller with Sanity's own status and body.
 * Throw it anywhere below the HTTP layer; `http/app.ts` turns it into the response.
 */
export class LakeError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    body: Record<string, unknown>,
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.name = 'LakeError'
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** The code that Node and its libraries give an error, such as `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** The message of an error, or of anything else that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const reasons: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
}

/** The flat shape that the project, user and asset endpoints (and every gateway error) use. */
export function httpError(status: number, message: string, headers?: Record<string, string>): LakeError {
  return new LakeError(
    status,
    message,
    { statusCode: status, error: reasons[status] ?? 'Error', message },
    headers,
  )
}

/** Sanity's response for a dataset that does not exist, or that the caller may not see. */
export function datasetNotFound(name: string, message = `Dataset "${name}" not found`): LakeError {
  return new LakeError(404, message, {
    statusCode: 404,
    error: 'Not Found',
    message,
    errorCode: 'SIO-404-DNF',
  })
}

/** The nested shape of the data endpoints: `{error: {type, description, …}}`. */
export function dataError(
  status: number,
  type: string,
  description: string,
  details: Record<string, unknown> = {},
): LakeError {
  return new LakeError(status, description, { error: { type, description, ...details } })
}

/** One failed mutation of a transaction. `type` and fields as in Sanity's `mutationError` items. */
export type MutationErrorItem = {
  index: number
  error: { type: string; description: string; [detail: string]: unknown }
}

/** A refused transaction; the whole of it has been rolled back. */
export function mutationError(status: number, items: MutationErrorItem[]): LakeError {
  const description = `The mutation(s) failed: ${items[0]?.error.description ?? 'unknown error'}`
  return dataError(status, 'mutationError', description, { items })
}

/** The server is busy; clients retry after the `Retry-After` header. */
export function overloaded(description: string, retryAfterSeconds = 2): LakeError {
  const type = 'serverOverloadedError'
  return new LakeError(
    503,
    description,
    { error: { type, description } },
    {
      'Retry-After': String(retryAfterSeconds),
    },
  )
}
