import type { SchemaType } from 'sanity'

/** How long a text may be, in characters, as its validation says. */
export type LengthLimits = { min: number | undefined; max: number | undefined }

/** The limits in a field's validation, whether they are errors or warnings. */
export function lengthLimits(validation: SchemaType['validation']): LengthLimits {
  const specs = specsOf(validation)
  const limit = (flag: string) => {
    const spec = specs.find((spec) => spec.flag === flag)
    return spec && 'constraint' in spec && typeof spec.constraint === 'number' ? spec.constraint : undefined
  }
  return { min: limit('min'), max: limit('max') }
}

type Spec = { flag: string; constraint?: unknown }

// In the Studio's schema, functions have become the rules that they return.
function specsOf(validation: SchemaType['validation']): Spec[] {
  if (Array.isArray(validation)) return validation.flatMap((each) => specsOf(each))
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else says what a rule demands (docs/decisions/content-tooling.md)
  return typeof validation === 'object' ? validation._rules : []
}

/** What a counter says below a text of this length, and whether it asks for a change. */
export function countText(length: number, { min = 0, max }: LengthLimits): { text: string; isOff: boolean } {
  if (max === undefined) return { text: '', isOff: false }
  if (length > max) return { text: `${length - max} too many for ${max}`, isOff: true }
  if (length > 0 && length < min) return { text: `${min - length} more, up to ${max}`, isOff: true }
  return { text: `${length} of ${max}`, isOff: false }
}
