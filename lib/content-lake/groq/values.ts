/**
 * Values while a query is evaluated: those of JSON, never undefined, and the types of this file, which exist only inside a
 * query.
 */
export type Fields = Record<string, unknown>

const rfc3339 = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[-+]\d\d:\d\d)$/

/** A point in time, in milliseconds since 1970. */
export class DateTime {
  readonly time: number

  constructor(time: number) {
    this.time = time
  }

  /** Null for a text that is not an RFC 3339 timestamp, or names a day that does not exist. */
  static parse(text: string): DateTime | null {
    const [, year, month, day] = rfc3339.exec(text) ?? []
    if (year === undefined || Number(day) > daysIn(Number(year), Number(month))) return null
    const time = Date.parse(text)
    return Number.isNaN(time) ? null : new DateTime(time)
  }

  /** Null beyond the range of JavaScript's dates. */
  plus(seconds: number): DateTime | null {
    const time = new Date(this.time + seconds * 1000).getTime()
    return Number.isNaN(time) ? null : new DateTime(time)
  }

  toString(): string {
    return new Date(this.time).toISOString().replace('.000Z', 'Z')
  }

  toJSON(): string {
    return this.toString()
  }
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** A pattern of document ids: `*` stands for one part between dots, `**` for any number of them. */
export class Path {
  readonly pattern: string
  readonly #parts: string[]

  constructor(pattern: string) {
    this.pattern = pattern
    this.#parts = pattern.split('.')
  }

  matches(id: string): boolean {
    return matchParts(this.#parts, id.split('.'))
  }

  toJSON(): string {
    return this.pattern
  }
}

/** Matches part by part; after a mismatch only the last `**` takes one more part, so that the time stays bounded. */
function matchParts(pattern: string[], parts: string[]): boolean {
  let [at, index, star, resume] = [0, 0, -1, 0]
  while (index < parts.length) {
    const part = pattern[at]
    if (part === '**') {
      star = at++
      resume = ++index + 1
    } else if (part !== undefined && (part === '*' ? parts[index] !== '' : part === parts[index])) {
      at++
      index++
    } else if (star !== -1) {
      index = resume++
      at = star + 1
    } else return false
  }
  return at === pattern.length
}

/** True for an object of JSON: neither a list nor one of the types that exist only inside a query. */
export function isFields(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || !hasToJson(value)
}

function hasToJson(value: object): value is { toJSON: () => unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function'
}

/** The value of a field; null when it is missing. Inherited properties are ignored. */
export function fieldOf(value: unknown, name: string): unknown {
  return isFields(value) && Object.hasOwn(value, name) ? (value[name] ?? null) : null
}

/** Sets a field, even one named `__proto__`. */
export function setField(fields: Fields, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true })
  } else fields[name] = value
}

export function addFields(target: Fields, source: Fields): void {
  for (const name of Object.keys(source)) setField(target, name, source[name] ?? null)
}

/** A finite number; null for any other, as in GROQ. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

/** The value as JSON. A value that is JSON already is returned itself, not copied. */
export function toJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const changed = value.findIndex((item) => toJson(item) !== item)
    return changed === -1 ? value : [...value.slice(0, changed), ...value.slice(changed).map(toJson)]
  }
  if (!isFields(value)) return hasToJson(value) ? value.toJSON() : value
  let copy: Fields | undefined
  for (const name of Object.keys(value)) {
    const json = toJson(value[name])
    if (json === value[name]) continue
    copy ??= { ...value }
    setField(copy, name, json)
  }
  return copy ?? value
}
