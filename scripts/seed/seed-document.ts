/** A document as the seed writes it: complete, with a fixed id, without any server-made field. */
export type SeedDocument = { _id: string; _type: string; [field: string]: unknown }

/** Every reference inside a value, with the path it stands at. */
export function referencesIn(value: unknown, path = ''): { path: string; target: string; weak: boolean }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => referencesIn(item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const record = value as Record<string, unknown>
  if (typeof record._ref === 'string') return [{ path, target: record._ref, weak: record._weak === true }]
  return Object.entries(record).flatMap(([key, item]) => referencesIn(item, path ? `${path}.${key}` : key))
}
