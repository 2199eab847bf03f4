import { z } from 'zod'

/*
 * The variables of monitoring, and the settings derived from them. `variables.ts` lists them with all the others.
 */

/** Settings of health details and metrics. */
export type OperationsSettings = {
  /** Undefined: health is told without details, and metrics are not shown. */
  token: string | undefined
}

export const operationsVariables = {
  OPERATIONS_TOKEN: z
    .string()
    .regex(/^\S{24,}$/, 'is shorter than 24 characters, or has spaces in it')
    .optional()
    .meta({
      description: 'lets a monitoring system read the details of /api/health/ready, and /api/metrics',
      example: 'what `openssl rand -hex 32` prints',
      secret: true,
    }),
}

type Values = z.infer<z.ZodObject<typeof operationsVariables>>

/** The settings of monitoring. */
export function operationsSettings(values: Values): OperationsSettings {
  return { token: values.OPERATIONS_TOKEN }
}
