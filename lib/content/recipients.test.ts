import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type RecipientName, recipients } from '../../schemas/rules/recipients.ts'
import { schema } from '../env/variables.ts'
import { parseEnv } from '../env/env.ts'
import { recipientsOf, withRecipients } from './recipients.ts'
import { isParagraph } from './texts.ts'

const dvla = {
  VEHICLE_LOOKUP_PROVIDER: 'dvla',
  DVLA_API_KEY: 'a-key',
  DVSA_API_KEY: 'a-key',
  DVSA_TOKEN_URL: 'https://login.example/token',
  DVSA_CLIENT_ID: 'an-id',
  DVSA_CLIENT_SECRET: 'a-secret',
}
const forward = { ENQUIRY_FORWARD_URL: 'https://forms.example/alias' }

it.each([
  ['nothing', {}, []],
  ['the sample register', { VEHICLE_LOOKUP_PROVIDER: 'register' }, []],
  [
    'a vehicle data service',
    { VEHICLE_LOOKUP_PROVIDER: 'provider', VEHICLE_PROVIDER_URL: 'https://vehicles.example' },
    ['vehicleProvider'],
  ],
  ['DVLA and DVSA', dvla, ['registers']],
  [
    'a lookup from the browser, which leaves the server’s own unused',
    { ...dvla, NEXT_PUBLIC_VEHICLE_LOOKUP_URL: 'https://vehicles.example/lookup' },
    ['lookupElsewhere'],
  ],
  ['a mail server', { SMTP_URL: 'smtps://mail.example' }, ['mail']],
  ['a form service that the server posts to', { ...forward, ENQUIRY_FORWARD_MODE: 'server' }, ['formServer']],
  ['one that browsers post to', { ...forward, SMTP_URL: 'smtps://mail.example' }, ['mail', 'formBrowser']],
  ['hosted Sanity', { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345' }, ['database']],
  ['Redis elsewhere', { REDIS_URL: 'rediss://redis.example:6380' }, ['sharedStore']],
  ['Redis here', { REDIS_URL: 'redis://127.0.0.1:6379' }, []],
  ['a collector elsewhere', { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example' }, ['traces']],
  ['a collector here', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }, []],
  ['backups elsewhere', { BACKUPS_OFF_SITE: 'true' }, ['backups']],
])('%s', (_, settings, names) => {
  expect(recipientsOf(parseEnv(settings)).map(({ name }) => name)).toEqual(names)
})

it('every kind is in the documentation with its settings', () => {
  const table = readFileSync('docs/deploy.md', 'utf8').replaceAll('`', '')
  for (const { settings } of recipients) expect(table).toMatch(`| ${settings} `)
})

it('every kind names a setting that there is', () => {
  for (const { settings } of recipients)
    expect(Object.keys(schema.shape)).toContain(/^[A-Z_]+/.exec(settings)?.[0])
})

const point = (key: string, text: string) => ({
  _type: 'block' as const,
  _key: key,
  listItem: 'bullet' as const,
  children: [{ _type: 'span' as const, _key: 's', text }],
})
const body = [point('a', 'our bank'), point('b', ' {recipients} '), point('c', 'see {recipients}')]
const named = (...names: RecipientName[]) => recipients.filter(({ name }) => names.includes(name))
const [mail, backups] = named('mail', 'backups')
const texts = (...names: RecipientName[]) =>
  withRecipients(body, named(...names)).map((block) => isParagraph(block) && block.children[0]?.text)

it('a point with the mark alone becomes one for each recipient', () => {
  expect(texts('mail', 'backups')).toEqual(['our bank', mail?.text, backups?.text, 'see {recipients}'])
  const keys = withRecipients(body, named('mail', 'backups')).map(({ _key }) => _key)
  expect(new Set(keys).size).toBe(4)
  expect(withRecipients(body, named('mail'))[1]).toMatchObject({ _type: 'block', listItem: 'bullet' })
})

it('a point with the mark is left out when nobody is switched on', () => {
  expect(texts()).toEqual(['our bank', 'see {recipients}'])
})
