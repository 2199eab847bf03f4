import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePorts } from '../../tests/support/free-port.ts'
import { json, type LoopbackServer, startLoopbackServer } from '../../tests/support/loopback-server.ts'
import { parseEnv } from '../../lib/env/env.ts'
import { checkAddress } from './check-address.ts'
import { checkClock } from './check-clock.ts'
import { checkRemoteContent } from './check-content.ts'
import { checkLakeDatabase } from './check-database.ts'
import { checkMail } from './check-mail.ts'
import { checkReadiness } from './check-readiness.ts'
import { checkRedisSignIn } from './check-redis.ts'
import { checkVehicles } from './check-vehicles.ts'

const live = { NEXT_PUBLIC_SITE_URL: 'https://cars.example' }
let service: LoopbackServer
beforeAll(async () => {
  service = await startLoopbackServer()
})
afterAll(() => service.stop())

describe('the mail sign-in', () => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username, password }, _session, callback) => {
      if (username === 'website' && password === 'right') callback(null, { user: username })
      else callback(new Error(`no ${password} for ${username}`))
    },
  })
  let host: string
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    host = `127.0.0.1:${(server.server.address() as AddressInfo).port}`
  })
  afterAll(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
      }),
  )
  const check = (url: string) => checkMail(parseEnv({ SMTP_URL: url }), 2000)

  it('is tried, and in order with the right password', async () => {
    expect(await check(`smtp://website:right@${host}`)).toEqual([
      { about: 'Mail', level: 'ok', message: expect.stringContaining('accepts the sign-in') },
    ])
  })

  it('is a problem with a wrong password, which is not repeated', async () => {
    const findings = await check(`smtp://website:wrong-one@${host}`)
    expect(findings).toEqual([
      expect.objectContaining({
        level: 'problem',
        message: expect.stringMatching(/refuses the sign-in \(EAUTH 535\)/),
      }),
    ])
    expect(JSON.stringify(findings)).not.toContain('wrong-one')
  })

  it('is a problem when nothing is there', async () => {
    const [port = 0] = await freePorts(1)
    const [finding] = await check(`smtp://127.0.0.1:${port}`)
    expect(finding).toMatchObject({ level: 'problem', message: expect.stringContaining('ESOCKET') })
  })

  it('is missed only where visitors come', async () => {
    expect(await checkMail(parseEnv({}))).toMatchObject([{ level: 'warning' }])
    expect(await checkMail(parseEnv(live))).toMatchObject([{ level: 'problem' }])
    const forwarded = { ...live, ENQUIRY_FORWARD_URL: 'https://forms.example/x' }
    expect(await checkMail(parseEnv(forwarded))).toMatchObject([{ level: 'not checked' }])
  })
})

describe('the vehicle provider', () => {
  const check = (key = 'the-key-of-this-test') =>
    checkVehicles(
      parseEnv({
        VEHICLE_LOOKUP_PROVIDER: 'provider',
        VEHICLE_PROVIDER_URL: service.url,
        VEHICLE_PROVIDER_KEY: key,
      }),
    )

  it('is in order when it knows the key', async () => {
    service.respondWith(json(404, { error: 'No data found' }))
    expect(await check()).toMatchObject([{ level: 'ok' }])
    expect(service.requests.at(-1)?.path).toBe('/ZZ99ZZZ')
  })

  it('is a problem when it refuses the key, which is not repeated', async () => {
    service.respondWith(json(401, {}))
    const findings = await check('refused-key')
    expect(findings).toMatchObject([
      { level: 'problem', message: expect.stringContaining('VEHICLE_PROVIDER_KEY') },
    ])
    expect(JSON.stringify(findings)).not.toContain('refused-key')
  })

  it('is a problem when it fails', async () => {
    service.respondWith(json(500, 'down'))
    expect(await check()).toMatchObject([{ level: 'problem' }])
  })

  it('is missed only where visitors come', async () => {
    expect(await checkVehicles(parseEnv({}))).toMatchObject([{ level: 'warning' }])
    expect(await checkVehicles(parseEnv(live))).toMatchObject([{ level: 'problem' }])
  })
})

describe('the public address', () => {
  // Not a name of this machine's loopback for the check, and yet an address that leads there.
  const here = () =>
    parseEnv({ NEXT_PUBLIC_SITE_URL: service.url.replace('127.0.0.1', '[::ffff:127.0.0.1]') })

  it('is in order when it leads to the site', async () => {
    service.respondWith(json(200, { status: 'ok' }))
    expect(await checkAddress(here(), true)).toMatchObject([
      { level: 'warning', message: expect.stringContaining('TRUSTED_PROXY') },
      { level: 'ok', message: expect.stringContaining('leads to this software') },
    ])
  })

  it('is a problem when something else responds, or nothing', async () => {
    service.respondWith(json(200, '<!doctype html>'))
    expect((await checkAddress(here(), true)).at(-1)).toMatchObject({ level: 'problem' })
    const [port = 0] = await freePorts(1)
    const nowhere = parseEnv({ NEXT_PUBLIC_SITE_URL: `http://[::ffff:127.0.0.1]:${port}` })
    expect((await checkAddress(nowhere, true)).at(-1)).toMatchObject({
      level: 'problem',
      message: expect.stringContaining('ECONNREFUSED'),
    })
  })
})

describe('the running site', () => {
  const env = () =>
    parseEnv({ PORT: new URL(service.url).port, OPERATIONS_TOKEN: 'a-token-of-these-tests-1' })

  it.each([
    ['ready', 200, 'ok', 'every part is in order'],
    ['degraded', 200, 'warning', 'lake: of no use'],
    ['unready', 503, 'problem', 'lake: of no use'],
  ])('that is %s', async (status, code, level, message) => {
    const state = status === 'ready' ? 'ok' : 'failed'
    service.respondWith(json(code, { status, checks: { lake: { state, detail: 'of no use' } } }))
    const [finding] = await checkReadiness(env(), true)
    expect(finding?.level).toBe(level)
    expect(finding?.message).toContain(message)
    expect(service.requests.at(-1)?.headers.authorization).toBe('Bearer a-token-of-these-tests-1')
  })

  it('that was started with another token', async () => {
    service.respondWith(json(401, {}))
    expect(await checkReadiness(env(), true)).toMatchObject([
      { level: 'problem', remedy: expect.stringContaining('OPERATIONS_TOKEN') },
    ])
  })
})

describe('the clock', () => {
  it('is a problem when it differs from that of the services', async () => {
    const hourAgo = new Date(Date.now() - 3_600_000).toUTCString()
    service.respondWith(json(200, {}, { Date: hourAgo }))
    const env = parseEnv({ VEHICLE_LOOKUP_PROVIDER: 'provider', VEHICLE_PROVIDER_URL: service.url })
    expect(await checkClock(env)).toMatchObject([
      { level: 'problem', message: expect.stringMatching(/by 3[56]\d\d seconds/) },
    ])
  })
})

it('Redis that does not respond is a problem, and its password is not repeated', async () => {
  const [port = 0] = await freePorts(1)
  const findings = await checkRedisSignIn(parseEnv({ REDIS_URL: `redis://user:pass-word@127.0.0.1:${port}` }))
  expect(findings).toMatchObject([{ level: 'problem', message: expect.stringContaining('ECONNREFUSED') }])
  expect(JSON.stringify(findings)).not.toContain('pass-word')
})

describe('a Content Lake that runs by itself', () => {
  const env = () =>
    parseEnv({
      ...live,
      CONTENT_LAKE_SERVER: service.url,
      SANITY_API_TOKEN: 'a-token-of-these-tests',
      SANITY_WEBHOOK_SECRET: 'a-secret-of-these-tests-0123456789',
    })

  it('has its content checked by a query', async () => {
    const settings = { _id: 'siteSettings', _type: 'siteSettings', phone: '0800 000 0000', company: null }
    service.respondWith(json(200, { result: [settings] }))
    const findings = await checkRemoteContent(env())
    expect(findings.filter(({ level }) => level === 'problem')).toMatchObject([
      { message: expect.stringContaining('0800 000 0000') },
    ])
    expect(findings).toContainEqual(
      expect.objectContaining({ level: 'warning', message: expect.stringContaining('legal name') }),
    )
    expect(service.requests.at(-1)?.headers.authorization).toBe('Bearer a-token-of-these-tests')
  })

  it('has its database checked where it runs', () => {
    expect(checkLakeDatabase(env())).toMatchObject([{ level: 'not checked' }])
  })
})
