/** Stands in the privacy policy, alone in a point of a list, for the recipients that are switched on. */
export const recipientsMark = '{recipients}'

/** Who receives personal details only while a setting of the server has them sent there, in the order of the privacy policy. */
export const recipients = [
  {
    name: 'vehicleProvider',
    settings: 'VEHICLE_LOOKUP_PROVIDER=provider',
    text: 'the vehicle data service that a lookup is sent to: the registration',
  },
  {
    name: 'registers',
    settings: 'VEHICLE_LOOKUP_PROVIDER=dvla',
    text: 'DVLA and DVSA, whose registers a lookup is sent to: the registration',
  },
  {
    name: 'lookupElsewhere',
    settings: 'NEXT_PUBLIC_VEHICLE_LOOKUP_URL on another site',
    text: 'the vehicle data service that your browser asks when you look up a registration: the registration and your internet address',
  },
  {
    name: 'mail',
    settings: 'SMTP_URL',
    text: 'the company that carries our e-mail: enquiries on their way to us, and the confirmation on its way to you',
  },
  {
    name: 'formServer',
    settings: 'ENQUIRY_FORWARD_URL with ENQUIRY_FORWARD_MODE=server',
    text: 'a form service that passes enquiries on to us: what you write in a form',
  },
  {
    name: 'formBrowser',
    settings: 'ENQUIRY_FORWARD_URL',
    text: 'a form service, to which your browser sends a form and which passes it on to us: what you write in it, and your internet address',
  },
  {
    name: 'database',
    settings: 'NEXT_PUBLIC_SANITY_PROJECT_ID',
    text: 'Sanity, the company that keeps our database: enquiries',
  },
  {
    name: 'sharedStore',
    settings: 'REDIS_URL on another machine',
    text: 'the company that runs the store which our servers share: the counts of internet addresses that protect the site',
  },
  {
    name: 'traces',
    settings: 'OTEL_EXPORTER_OTLP_ENDPOINT on another machine',
    text: 'a service in which we look for the causes of faults: what the site did and how long it took, without your details',
  },
  {
    name: 'backups',
    settings: 'BACKUPS_OFF_SITE',
    text: 'the company that keeps our backups: what our database holds',
  },
] as const satisfies {
  name: string
  /** The settings of the server that switch it on. */
  settings: string
  /** As the privacy policy says it, in a list: who it is, and what it receives. */
  text: string
}[]

/** One kind of company that receives personal details. */
export type Recipient = (typeof recipients)[number]

/** The name of a kind of recipient. */
export type RecipientName = Recipient['name']
