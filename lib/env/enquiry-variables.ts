import { z } from 'zod'

/*
 * The variables of the enquiry forms, and the settings derived from them. `variables.ts` lists them with all the others.
 */

/** How the team is notified of an enquiry. Without a channel, enquiries are stored and nothing is sent. */
type EnquiryChannel =
  | { kind: 'smtp'; url: string; from: string | undefined }
  | { kind: 'forward'; url: string }

/** Settings of the enquiry forms that stay on the server. */
export type EnquirySettings = {
  channel: EnquiryChannel | undefined
  /** How many enquiries one visitor may send in an hour. */
  limitPerVisitor: number
}

/** The settings that a page with a form needs. */
export type PublicEnquirySettings = {
  /** The service that browsers post to; undefined: to this site. */
  forwardUrl: string | undefined
  captcha: boolean
}

export const enquiryVariables = {
  SMTP_URL: z
    .string()
    .refine(
      (value) => /^smtps?:\/\/./.test(value) && URL.canParse(value),
      'does not start with smtp:// or smtps://',
    )
    .optional()
    .meta({
      description: 'the mail server that enquiries are sent through',
      example: 'smtps://user:password@mail.example.com',
      secret: true,
    }),
  ENQUIRY_MAIL_FROM: z.email('is not an e-mail address').optional().meta({
    description: "the sender's address of mails from the forms; without it, the site's own mailbox",
    example: 'website@example.co.uk',
  }),
  ENQUIRY_FORWARD_URL: z
    .url({ protocol: /^https?$/, error: 'is not a web address starting with http:// or https://' })
    .optional()
    .meta({
      description: 'a FormSubmit-compatible service that enquiries go to',
      example: 'https://formsubmit.co/your-alias',
      secret: true,
    }),
  ENQUIRY_FORWARD_MODE: z
    .enum(['browser', 'server'], 'is neither browser nor server')
    .default('browser')
    .meta({
      description:
        "who posts to that service: the visitor's browser, or this server after keeping the enquiry",
      example: 'server',
    }),
  ENQUIRY_CAPTCHA: z
    .enum(['true', 'false'], 'is neither true nor false')
    .default('false')
    .transform((value) => value === 'true')
    .meta({ description: 'whether a form must prove that no robot sends it', example: 'true' }),
  ENQUIRY_LIMIT_PER_VISITOR: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'is not a whole number from 1 to 9999999')
    .transform(Number)
    .default(20)
    .meta({ description: 'how many enquiries one visitor may send in an hour', example: '20' }),
}

type Values = z.infer<z.ZodObject<typeof enquiryVariables>>

/** Problems of the variables in combination, by name. */
export function enquiryProblems(values: Values): [name: keyof Values, problem: string][] {
  if (values.ENQUIRY_FORWARD_MODE !== 'server') return []
  if (values.ENQUIRY_FORWARD_URL === undefined)
    return [['ENQUIRY_FORWARD_URL', 'is not set, but ENQUIRY_FORWARD_MODE is server']]
  if (values.SMTP_URL !== undefined)
    return [
      ['SMTP_URL', 'is set together with ENQUIRY_FORWARD_MODE=server, so every enquiry would be sent twice'],
    ]
  return []
}

/** The settings for storing and delivering enquiries. */
export function enquirySettings(values: Values): EnquirySettings {
  return { channel: channelOf(values), limitPerVisitor: values.ENQUIRY_LIMIT_PER_VISITOR }
}

function channelOf(values: Values): EnquiryChannel | undefined {
  if (values.ENQUIRY_FORWARD_MODE === 'server' && values.ENQUIRY_FORWARD_URL !== undefined)
    return { kind: 'forward', url: values.ENQUIRY_FORWARD_URL }
  if (values.SMTP_URL === undefined) return undefined
  return { kind: 'smtp', url: values.SMTP_URL, from: values.ENQUIRY_MAIL_FROM }
}

/** The public settings of the forms. */
export function publicEnquirySettings(values: Values): PublicEnquirySettings {
  return {
    forwardUrl: values.ENQUIRY_FORWARD_MODE === 'browser' ? values.ENQUIRY_FORWARD_URL : undefined,
    captcha: values.ENQUIRY_CAPTCHA,
  }
}
