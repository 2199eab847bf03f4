import { maxBodyLength } from './vehicle-record.ts'

/** The body of a response as text, cut off once it has more than `maxChars` characters. */
export async function readText(response: Response, maxChars: number = maxBodyLength): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) return text
    text += chunk.value
    if (text.length > maxChars) {
      await reader?.cancel()
      return text
    }
  }
}

/** The delay of `Retry-After` in milliseconds; undefined without a valid one. */
export function readRetryAfter(headers: Headers): number | undefined {
  const header = headers.get('Retry-After')
  if (header === null) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return ms > 0 ? ms : undefined
}
