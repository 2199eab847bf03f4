import { isRecord } from './is-record.ts'

/** Why the Content Lake has not taken a change. */
export type Refusal = {
  status: number
  /** In the Content Lake's words, in English. */
  message: string
  type: string
}

/** Reads a failed response, in either of Sanity's shapes. */
export async function refusalOf(response: Response): Promise<Refusal> {
  const { status, statusText } = response
  const body = await response
    .clone()
    .json()
    .catch(() => undefined)
  const error: unknown = isRecord(body) && isRecord(body.error) ? body.error : body
  const { type, description, message } = isRecord(error) ? error : {}
  const isWords = (text: unknown) => typeof text === 'string' && text !== ''
  const words: unknown = [description, message, statusText].find(isWords)
  return {
    status,
    message: typeof words === 'string' ? words : `${status}`,
    type: typeof type === 'string' ? type : '',
  }
}
