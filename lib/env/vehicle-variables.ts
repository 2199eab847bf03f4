import { z } from 'zod'

/*
 * The variables of the vehicle lookup, and the settings derived from them. `variables.ts` lists them with all the others.
 */

/** The source of this site's lookup endpoint. */
export type VehicleSource =
  | { kind: 'register' }
  | { kind: 'provider'; url: string; key: { header: string; value: string } | undefined }
  | {
      kind: 'dvla'
      enquiry: { url: string; key: string }
      history: { url: string; key: string; tokenUrl: string; clientId: string; clientSecret: string }
    }

/** The lookups allowed in a minute: for one visitor, and to the provider for all visitors. */
export type VehicleLookupLimits = { perVisitor: number; total: number }

const webAddress = (problem = 'is not a web address starting with http:// or https://') =>
  z
    .string()
    .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), problem)
    // Keys are sent in headers; `fetch` rejects a URL with a password.
    .refine(
      (value) => !URL.canParse(value) || !(new URL(value).username || new URL(value).password),
      'must not hold a user name or password',
    )

const key = () =>
  z.string().regex(/^[\x21-\x7e]{4,}$/, 'does not look like a key: too short, or it has spaces')

const perMinute = (fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'is not a whole number from 1 to 9999999')
    .transform(Number)
    .default(fallback)

export const vehicleVariables = {
  VEHICLE_LOOKUP_PROVIDER: z
    .enum(['register', 'provider', 'dvla'], 'is none of register, provider and dvla')
    .optional()
    .meta({
      description: 'where vehicles are looked up: the sample register, a provider, or DVLA and DVSA',
      example: 'dvla',
    }),
  VEHICLE_LOOKUP_LIMIT_PER_VISITOR: perMinute(30).meta({
    description: 'how many lookups one visitor may make in a minute',
    example: '30',
  }),
  VEHICLE_LOOKUP_LIMIT_TOTAL: perMinute(600).meta({
    description: 'how many lookups the provider is asked for in a minute, for all visitors together',
    example: '600',
  }),
  VEHICLE_PROVIDER_URL: webAddress().optional().meta({
    description: "the provider's address; the registration is appended as one path segment",
    example: 'https://vehicles.example.com/lookup',
  }),
  VEHICLE_PROVIDER_KEY: key().optional().meta({
    description: "the provider's key, when it wants one; never sent to a browser",
    example: 'the key from your provider',
    secret: true,
  }),
  VEHICLE_PROVIDER_KEY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'is not the name of an HTTP header')
    .optional()
    .meta({ description: "the header that carries the provider's key", example: 'X-API-Key' }),
  DVLA_API_URL: webAddress()
    .default('https://driver-vehicle-licensing.api.gov.uk/vehicle-enquiry/v1/vehicles')
    .meta({
      description: "the address of DVLA's Vehicle Enquiry Service",
      example: 'https://uat.driver-vehicle-licensing.api.gov.uk/vehicle-enquiry/v1/vehicles',
    }),
  DVLA_API_KEY: key().optional().meta({
    description: "the key of DVLA's Vehicle Enquiry Service; never sent to a browser",
    example: 'the key from DVLA',
    secret: true,
  }),
  DVSA_API_URL: webAddress().default('https://history.mot.api.gov.uk/v1/trade/vehicles').meta({
    description: "the address of DVSA's MOT History API",
    example: 'https://history.mot.api.gov.uk/v1/trade/vehicles',
  }),
  DVSA_API_KEY: key().optional().meta({
    description: "the key of DVSA's MOT History API; never sent to a browser",
    example: 'the API key from DVSA',
    secret: true,
  }),
  DVSA_TOKEN_URL: webAddress().optional().meta({
    description: "where DVSA's access tokens come from: the token URL in its e-mail",
    example: 'https://login.microsoftonline.com/0000-your-tenant/oauth2/v2.0/token',
  }),
  DVSA_CLIENT_ID: key().optional().meta({
    description: "the client id in DVSA's e-mail",
    example: '00000000-0000-0000-0000-000000000000',
  }),
  DVSA_CLIENT_SECRET: key().optional().meta({
    description: "the client secret in DVSA's e-mail; never sent to a browser",
    example: 'the secret from DVSA',
    secret: true,
  }),
}

type Values = z.infer<z.ZodObject<typeof vehicleVariables>>
type Problem = [name: keyof Values, problem: string]

const neededBy = {
  register: [],
  provider: ['VEHICLE_PROVIDER_URL'],
  dvla: ['DVLA_API_KEY', 'DVSA_API_KEY', 'DVSA_TOKEN_URL', 'DVSA_CLIENT_ID', 'DVSA_CLIENT_SECRET'],
} as const satisfies Record<string, (keyof Values)[]>

/** Problems of the variables in combination: what a source lacks, and what is not used. */
export function vehicleProblems(values: Values): Problem[] {
  const source = values.VEHICLE_LOOKUP_PROVIDER
  if (source === undefined)
    // Variables that are set are meant to be used; naming the register says otherwise.
    return (['provider', 'dvla'] as const).flatMap((kind) =>
      neededBy[kind]
        .filter((name) => values[name] !== undefined)
        .map((name): Problem => [name, `is not used unless VEHICLE_LOOKUP_PROVIDER is ${kind}`]),
    )
  const problems = neededBy[source]
    .filter((name) => values[name] === undefined)
    .map((name): Problem => [name, `is needed when VEHICLE_LOOKUP_PROVIDER is ${source}`])
  if (source === 'provider' && values.VEHICLE_PROVIDER_KEY_HEADER && !values.VEHICLE_PROVIDER_KEY)
    problems.push(['VEHICLE_PROVIDER_KEY', 'is needed when VEHICLE_PROVIDER_KEY_HEADER is set'])
  return problems
}

/** The source that the variables describe. They have been checked: what the source needs is set. */
export function vehicleSource(values: Values): VehicleSource {
  switch (values.VEHICLE_LOOKUP_PROVIDER) {
    case undefined:
    case 'register':
      return { kind: 'register' }
    case 'provider': {
      const { VEHICLE_PROVIDER_KEY: value, VEHICLE_PROVIDER_KEY_HEADER: header = 'X-API-Key' } = values
      return {
        kind: 'provider',
        url: values.VEHICLE_PROVIDER_URL!,
        key: value ? { header, value } : undefined,
      }
    }
    case 'dvla':
      return {
        kind: 'dvla',
        enquiry: { url: values.DVLA_API_URL, key: values.DVLA_API_KEY! },
        history: {
          url: values.DVSA_API_URL,
          key: values.DVSA_API_KEY!,
          tokenUrl: values.DVSA_TOKEN_URL!,
          clientId: values.DVSA_CLIENT_ID!,
          clientSecret: values.DVSA_CLIENT_SECRET!,
        },
      }
  }
}
