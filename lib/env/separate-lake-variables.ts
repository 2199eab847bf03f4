import { z } from 'zod'

/*
 * The variables of a Content Lake that runs by itself, apart from the site. `variables.ts` lists them with all the others.
 */

function isOrigin(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

function isWebAddress(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password
}

const listOf = (value: string) => value.split(/[\s,]+/).filter(Boolean)

export const separateLakeVariables = {
  CONTENT_LAKE_SERVER: z
    .string()
    .refine(isOrigin, 'is not an address starting with http:// or https://, without a path')
    .transform((value) => new URL(value).origin)
    .optional()
    .meta({
      description: 'the address of a Content Lake that runs by itself (npm run lake); then none is started',
      example: 'http://10.0.0.5:3333',
    }),
  CONTENT_LAKE_WEBHOOK_URL: z
    .string()
    .refine((list) => listOf(list).every(isWebAddress), 'is not a list of web addresses')
    .transform(listOf)
    .optional()
    .meta({
      description: 'where the Content Lake reports publications: /api/revalidate of each site that shows it',
      example: 'http://10.0.0.11:3000/api/revalidate, http://10.0.0.12:3000/api/revalidate',
    }),
}

type Values = z.infer<z.ZodObject<typeof separateLakeVariables>>

type Others = { NEXT_PUBLIC_SANITY_PROJECT_ID: string; SANITY_WEBHOOK_SECRET?: string | undefined }

/** Problems of these variables together with the secret that signs the lake's reports. */
export function separateLakeProblems({
  CONTENT_LAKE_SERVER: url,
  NEXT_PUBLIC_SANITY_PROJECT_ID: projectId,
  SANITY_WEBHOOK_SECRET: secret,
}: Values & Others): ['SANITY_WEBHOOK_SECRET', string][] {
  if (url === undefined || secret !== undefined || projectId !== 'embedded') return []
  return [
    ['SANITY_WEBHOOK_SECRET', 'is needed when CONTENT_LAKE_SERVER is set: the same as the Content Lake has'],
  ]
}
