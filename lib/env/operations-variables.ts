import { z } from 'zod'

/*
 * The variables of monitoring and operation, and the settings derived from them. `variables.ts` lists them with all the
 * others.
 */

/** Settings of health details, metrics, logs, traces and starts. */
export type OperationsSettings = {
  /** Undefined: health is told without details, and metrics are not shown. */
  token: string | undefined
  log: LogSettings
  /** Undefined: nothing is traced. */
  tracing: TracingSettings | undefined
  /** Whether backups are kept by a company elsewhere, as the privacy policy then says. */
  backupsOffSite: boolean
  /** Whether a start requests every page, and has its picture drawn, before visitors do. */
  warmUp: boolean
}

/** The share of requests, from 0 to 1, of which spans are sent to an OpenTelemetry collector, and its address. */
export type TracingSettings = { share: number; endpoint: string }

/** Which lines are logged, and how they look. With `auto` they are text on a terminal, and JSON elsewhere. */
export type LogSettings = { format: 'auto' | 'json' | 'text'; level: LogLevel }

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

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
  LOG_FORMAT: z.enum(['auto', 'json', 'text'], 'is none of auto, json and text').default('auto').meta({
    description: 'how lines of the log look: JSON, text, or text on a terminal and JSON elsewhere',
    example: 'json',
  }),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'], 'is none of debug, info, warn and error')
    .default('info')
    .meta({
      description: 'the least important lines that are logged; debug has one for each request',
      example: 'info',
    }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'is not a web address starting with http:// or https://' })
    .optional()
    .meta({
      description: 'the OpenTelemetry collector that traces are sent to, by OTLP over HTTP',
      example: 'http://localhost:4318',
    }),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'is not a number from 0 to 1')
    .transform(Number)
    .default(1)
    .meta({ description: 'the share of requests that are traced', example: '0.1' }),
  BACKUPS_OFF_SITE: z
    .enum(['true', 'false'], 'is neither true nor false')
    .default('false')
    .transform((value) => value === 'true')
    .meta({
      description: 'whether a company elsewhere keeps backups, which the privacy policy then says',
      example: 'true',
    }),
  WARM_UP: z
    .enum(['true', 'false'], 'is neither true nor false')
    .default('true')
    .transform((value) => value === 'true')
    .meta({
      description: 'whether each start requests all pages and has their pictures drawn, ahead of visitors',
      example: 'false',
    }),
}

type Values = z.infer<z.ZodObject<typeof operationsVariables>>

/** The settings of monitoring and operation. */
export function operationsSettings(values: Values): OperationsSettings {
  return {
    token: values.OPERATIONS_TOKEN,
    log: { format: values.LOG_FORMAT, level: values.LOG_LEVEL },
    tracing: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { share: values.OTEL_TRACES_SAMPLER_ARG, endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT }
      : undefined,
    backupsOffSite: values.BACKUPS_OFF_SITE,
    warmUp: values.WARM_UP,
  }
}
