import { z } from 'zod'
import { httpError } from '../errors.ts'
import { parse } from '../parse.ts'

/** Longest side of a rendered image. */
export const maxSide = 8192

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
const fraction = z.coerce.number().min(0).max(1)

const rectangle = z
  .string()
  .regex(/^\d{1,6},\d{1,6},\d{1,6},\d{1,6}$/)
  .transform((value) => {
    const [left = 0, top = 0, width = 0, height = 0] = value.split(',').map(Number)
    return { left, top, width, height }
  })
  .refine(({ width, height }) => width > 0 && height > 0, 'must not be empty')

const colour = z
  .string()
  .regex(/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i)
  // Sanity puts the opacity first (ARGB), CSS last.
  .transform((value) => {
    const long = value.length < 6 ? value.replaceAll(/./g, '$&$&') : value
    return `#${long.length === 8 ? long.slice(2) + long.slice(0, 2) : long}`.toLowerCase()
  })

/** Sanity's image parameters. Others are ignored, as Sanity does. */
const transform = z.object({
  w: whole(1, maxSide).optional(),
  h: whole(1, maxSide).optional(),
  dpr: z.coerce.number().min(1).max(3).default(1),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min']).default('clip'),
  crop: z.enum(['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy']).optional(),
  'fp-x': fraction.optional(),
  'fp-y': fraction.optional(),
  rect: rectangle.optional(),
  bg: colour.optional(),
  or: z.enum(['0', '90', '180', '270']).transform(Number).default(0),
  flip: z.enum(['h', 'v', 'hv', 'vh']).optional(),
  blur: whole(0, 2000).optional(),
  sharp: whole(0, 100).optional(),
  sat: z.coerce.number().min(-100).max(100).optional(),
  invert: z.enum(['true', 'false']).optional(),
  q: whole(0, 100).default(75),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif']).optional(),
  auto: z.literal('format').optional(),
})

export type Transform = z.infer<typeof transform>

/**
 * Reads the parameters of an image request. Undefined when there are none: the original is requested.
 * @throws LakeError 400 that names the parameter
 */
export function parseTransform(query: Record<string, string>): Transform | undefined {
  const known = Object.entries(query).filter(([name]) => Object.hasOwn(transform.shape, name))
  if (known.length === 0) return undefined
  return parse(transform, Object.fromEntries(known), ({ path, message }) =>
    httpError(400, `Invalid image parameter "${path}": ${message}`),
  )
}
