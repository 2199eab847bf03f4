import { setTimeout as sleep } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createSanityClient } from '../../lib/content/sanity-client.ts'
import { readCredentials } from '../../scripts/lib/credentials.ts'
import { hasTestServer } from '../../scripts/lib/test-servers.ts'
import { compare } from '../support/enquiry-writers.ts'
import { type InstalledServer, installServer } from '../support/installed-server.ts'
import { secureClient, visitOnce } from '../support/secure-client.ts'
import { enquiryClient } from '../support/stored-enquiries.ts'

/* Updates of a server as docs/deploy.md installs it, under load, by the scripts in deploy/bin. */

const town = 'town-bracknell'
/** On a machine that is busy with visitors and a start; `npm run test:e2e` holds publications to a second. */
const showsWithinMs = 30_000

let server: InstalledServer
let content: SanityClient

beforeAll(async () => {
  if (!hasTestServer('nginx')) return
  server = await installServer({
    NEXT_PUBLIC_SITE_URL: 'https://www.example.co.uk',
    TRUSTED_PROXY: '127.0.0.1',
    SANITY_WEBHOOK_SECRET: 'a-secret-of-the-update-tests',
    ENQUIRY_LIMIT_PER_VISITOR: '1000000',
    VEHICLE_LOOKUP_LIMIT_PER_VISITOR: '1000000',
    VEHICLE_LOOKUP_LIMIT_TOTAL: '1000000',
  })
  const [live] = server.ports
  server.addRelease('first')
  server.link('lake', 'first')
  server.link(String(live), 'first')
  await server.run('systemctl', 'start', 'car-buying-lake')
  await server.run('systemctl', 'start', `car-buying@${live}`)
  server.addRelease('second', 'first')
  content = createSanityClient(
    { projectId: 'embedded', dataset: 'production', apiHost: server.lakeUrl },
    { token: readCredentials(server.dataDir).administratorToken },
  )
})
afterAll(async () => {
  await server?.stop()
})

/** Visitors who come one after the other until they are told to stop. */
function startVisitors() {
  const stopping = new AbortController()
  const failures: string[] = []
  const acknowledged = new Set<string>()
  let requests = 0
  const visit = async (path: string, expected: number, form?: string) => {
    const status = await visitOnce(server.door, path, form).catch(String)
    requests += 1
    if (status !== expected) failures.push(`${path}: ${status}`)
    return status === expected
  }
  const repeat = async (step: (count: number) => Promise<unknown>) => {
    for (let count = 0; !stopping.signal.aborted; count += 1) await step(count)
  }
  const running = Promise.all([
    ...['/', '/reading', '/bracknell', '/get-a-quote', '/api/vehicle-lookup/AB12CDE'].map((path) =>
      repeat(() => visit(path, 200)),
    ),
    repeat(async (count) => {
      const message = `Enquiry ${count} during ${crypto.randomUUID()}`
      const fields = { name: 'Visitor', email: 'visitor@example.com', phone: '01632 960 001', message }
      const form = new URLSearchParams(fields).toString()
      if (await visit('/api/enquiries/contact', 200, form)) acknowledged.add(message)
      await sleep(100)
    }),
  ])
  return {
    acknowledged,
    stop: async () => {
      stopping.abort()
      await running
      return { requests, failures }
    },
  }
}

/** Publishes one text after the other until it is told to stop, and then resolves to the last one. */
function startEditor() {
  const stopping = new AbortController()
  const editing = (async () => {
    let text = ''
    for (let edition = 1; !stopping.signal.aborted; edition += 1) {
      text = `Edition ${edition} of ${crypto.randomUUID()}.`
      await content.patch(town).set({ 'intro[0].children[0].text': text }).commit()
      await sleep(300)
    }
    return text
  })()
  return () => {
    stopping.abort()
    return editing
  }
}

async function pageText(): Promise<string> {
  const { request, close } = await secureClient(server.door)
  try {
    return (await request('/bracknell')).body.toString()
  } finally {
    close()
  }
}

/** Does this while visitors come, and resolves to what they met. */
async function whileVisited(name: string, change: () => Promise<unknown>) {
  const visitors = startVisitors()
  await sleep(1000)
  const begun = performance.now()
  await change()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  await sleep(1000)
  const { requests, failures } = await visitors.stop()
  const enquiries = visitors.acknowledged.size
  console.log(
    `${name}: ${seconds} s, ${requests} requests, ${failures.length} failed, ${enquiries} enquiries`,
  )
  return { failures, acknowledged: visitors.acknowledged }
}

const stored = async () => enquiryClient(server).fetch<string[]>('*[_type == "enquiry"].message')

it.runIf(hasTestServer('nginx')).each([
  ['an update', 'second'],
  ['the way back', 'first'],
])('%s fails no request, and what is published meanwhile shows', async (name, release) => {
  const { failures, acknowledged } = await whileVisited(name, async () => {
    const stopEditor = startEditor()
    await server.run('deploy/bin/switch.sh', release)
    const last = await stopEditor()
    const options = { timeout: showsWithinMs, interval: 50 }
    const begun = performance.now()
    await vi.waitFor(async () => expect((await pageText()).includes(last)).toBe(true), options)
    console.log(`The last publication shows after ${Math.round(performance.now() - begun)} ms`)
  })
  expect(failures).toEqual([])
  expect(compare(acknowledged, await stored())).toEqual({ lost: [], twice: [] })
})

it.runIf(hasTestServer('nginx'))('a new Content Lake fails no request of a visitor', async () => {
  const { failures, acknowledged } = await whileVisited('a new Content Lake', () =>
    server.run('deploy/bin/switch-lake.sh', 'second'),
  )
  expect(failures).toEqual([])
  await vi.waitFor(async () => expect(compare(acknowledged, await stored())).toEqual({ lost: [], twice: [] }))
})
