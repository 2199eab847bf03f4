/** A document of the seed: complete, with a fixed id, without the server's fields. */
export type SeedDocument = { _id: string; _type: string; [field: string]: unknown }

/** Every reference inside a value, with its path. */
export function referencesIn(value: unknown, path = ''): { path: string; target: string; weak: boolean }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => referencesIn(item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  if ('_ref' in value && typeof value._ref === 'string')
    return [{ path, target: value._ref, weak: '_weak' in value && value._weak === true }]
  return Object.entries(value).flatMap(([key, item]) => referencesIn(item, path ? `${path}.${key}` : key))
}
