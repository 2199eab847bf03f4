import { maxBodyLength } from './vehicle-record.ts'

/** The body of an answer, read no further than an honest one could be long: a longer text is cut off. */
export async function readText(response: Response, longest: number = maxBodyLength): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) return text
    text += chunk.value
    if (text.length > longest) {
      await reader?.cancel()
      return text
    }
  }
}

/** How long a server asks to be left alone, in milliseconds; undefined when it does not say, or makes no sense. */
export function readRetryAfter(headers: Headers): number | undefined {
  const header = headers.get('Retry-After')
  if (header === null) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return ms > 0 ? ms : undefined
}
