import * as z from 'zod/mini'
import { type EnquiryKind, type FieldErrors, fieldNames, validateEnquiry } from '../shared/forms.ts'
import { sourceField } from '../shared/source-page.ts'
import { cameFrom } from './came-from.ts'

/*
 * The browser's side of a form, loaded when a visitor focuses it, so that reading the page costs nothing.
 */

/** The result of sending a form. */
export type SendResult =
  | { kind: 'stored'; reference: string | undefined }
  | { kind: 'invalid'; errors: FieldErrors }
  /** The captcha's solution was missing, wrong or expired. */
  | { kind: 'unproven' }
  | { kind: 'refused'; message: string }
  /** No valid response: whether the form arrived is unknown, and sending it again is safe. */
  | { kind: 'unreachable' }

const timeoutMs = 30_000

const responseBody = z.object({
  success: z.union([z.literal('true'), z.literal('false')]),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  unproven: z.optional(z.boolean()),
  reference: z.optional(z.string()),
})

/** What is wrong with a form; empty when it can be sent. */
export function checkForm(kind: EnquiryKind, data: FormData): FieldErrors {
  const typed = new Map(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const validation = validateEnquiry(kind, typed)
  return validation.valid ? {} : validation.errors
}

/** Sends a form. `key` stays the same for a retry. Never throws. */
export async function sendForm(
  kind: EnquiryKind,
  {
    action,
    data,
    key,
    solution,
  }: { action: string; data: FormData; key: string; solution: string | undefined },
): Promise<SendResult> {
  const body = new URLSearchParams()
  for (const [name, value] of data) if (typeof value === 'string') body.append(name, value)
  if (solution !== undefined) body.set('altcha', solution)
  const source = cameFrom()
  if (source !== undefined) body.set(sourceField, source)
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Idempotency-Key': key },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const parsed = responseBody.safeParse(await response.json())
    if (!parsed.success) return { kind: 'unreachable' }
    return read(kind, parsed.data)
  } catch {
    return { kind: 'unreachable' }
  }
}

function read(
  kind: EnquiryKind,
  { success, message, errors, unproven, reference }: z.infer<typeof responseBody>,
): SendResult {
  if (success === 'true') return { kind: 'stored', reference }
  if (unproven) return { kind: 'unproven' }
  if (!errors) return { kind: 'refused', message }
  const known: FieldErrors = {}
  for (const name of fieldNames(kind)) if (errors[name] !== undefined) known[name] = errors[name]
  return { kind: 'invalid', errors: known }
}
