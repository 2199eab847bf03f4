/** The system's code of an error (`ENOENT`); undefined when it has none. */
export function errorCode(error: unknown): string | undefined {
  return isObject(error) && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** The status of the response behind a Sanity client's error; undefined when there was no response. */
export function statusCode(error: unknown): number | undefined {
  return isObject(error) && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
