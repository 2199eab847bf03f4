import { isKeyedObject } from '@sanity/types'
import type { TypedText } from '../lib/shared/preview-messages.ts'

/**
 * The texts that differ between two states of a document. Items of lists are compared by their key; what was added or
 * removed is no text that differs.
 */
export function typedTexts(before: unknown, now: unknown, path = ''): TypedText[] {
  if (before === now) return []
  if (typeof before === 'string' && typeof now === 'string') return [{ path, before, now }]
  if (Array.isArray(before) && Array.isArray(now)) {
    const keyed = new Map(before.filter(isKeyedObject).map((item) => [item._key, item]))
    return now
      .filter(isKeyedObject)
      .flatMap((item) => typedTexts(keyed.get(item._key), item, `${path}[_key=="${item._key}"]`))
  }
  if (!isFields(before) || !isFields(now)) return []
  return Object.entries(now).flatMap(([name, value]) =>
    name.startsWith('_') ? [] : typedTexts(before[name], value, path === '' ? name : `${path}.${name}`),
  )
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
