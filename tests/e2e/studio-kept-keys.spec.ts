import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BrowserContext, type BrowserServer, chromium, test } from '@playwright/test'
import { findChromium } from '../../scripts/lib/chromium.ts'
import { EditingPage, typedFields } from '../support/editing-pages.ts'
import { type FailingSite, startFailingSite } from '../support/failing-site.ts'
import { rounds } from '../support/rounds.ts'
import { type SeededRandom, seededRandom } from '../support/seeded-random.ts'

/* Every key that is typed while something fails is in the document afterwards, in order. `TEST_ROUNDS=20` proves it. */

const repetitions = rounds(1)
/** Tabs for each field, which type at the same time. What fails, fails for all of them. */
const tabs = Math.min(repetitions, Number(process.env.TEST_TABS ?? 4))

let site: FailingSite
let browser: BrowserServer
let random: SeededRandom
let context: BrowserContext
let pages: EditingPage[]

// A second attempt would hide what was lost.
test.describe.configure({
  mode: 'default',
  retries: 0,
  timeout: 300_000 + 240_000 * Math.ceil(repetitions / tabs),
})

test.beforeAll(async () => {
  site = await startFailingSite()
  random = seededRandom('Kept keys')
  const executablePath = findChromium()
  browser = await chromium.launchServer({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const connected = await chromium.connect(browser.wsEndpoint())
  context = await connected.newContext({
    baseURL: site.url,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  const { token } = await site.newSession('Kim Keeper')
  const session = JSON.stringify({ token, time: new Date().toISOString() })
  await context.addInitScript((value) => localStorage.setItem('__studio_auth_token_embedded', value), session)
  // Loaded once: that takes the Studio ten seconds of processor time for each of them.
  pages = []
  for (const typed of typedFields)
    for (let tab = 0; tab < tabs; tab++) pages.push(new EditingPage(await context.newPage(), site, typed))
})

test.afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

type Offline = (isOffline: boolean) => Promise<void>
type Fault = {
  name: string
  seconds: () => number
  cause: (seconds: number, offline: Offline) => Promise<void>
}

const offline = (seconds: number): Fault => ({
  name: `a connection that is away for ${seconds} s`,
  seconds: () => seconds,
  cause: async (_seconds, setOffline) => {
    await setOffline(true)
    await sleep(seconds * 1000)
    await setOffline(false)
  },
})

const faults: Fault[] = [
  offline(2),
  offline(20),
  offline(120),
  {
    name: 'a Content Lake that is killed',
    seconds: () => random.between(0, 3),
    cause: (seconds) => site.restartLake(seconds * 1000),
  },
  {
    name: 'a Content Lake that is stopped and started',
    seconds: () => random.between(3, 12),
    cause: (seconds) => site.pauseLake(seconds * 1000),
  },
  {
    name: 'a Content Lake that does not respond',
    seconds: () => random.between(5, 20),
    cause: (seconds) => site.freezeLake(seconds * 1000),
  },
  {
    name: 'queries that are lost on every connection',
    seconds: () => 0,
    cause: async () => {
      // Browsers open six to a host, for all tabs together.
      const lost = site.loseQueries(6)
      const page = await context.newPage()
      await page.goto('/studio/structure/faqs')
      // The tab stays open: to close it would end its queries.
      await lost
    },
  },
  {
    name: 'a computer that sleeps',
    seconds: () => random.between(30, 60),
    cause: async (seconds) => {
      const group = -(browser.process().pid ?? Number.NaN)
      process.kill(group, 'SIGSTOP')
      site.cutConnections()
      await sleep(seconds * 1000)
      process.kill(group, 'SIGCONT')
    },
  },
]

for (const { name, seconds, cause } of faults)
  test(`every key is kept through ${name}`, { tag: '@long' }, async () => {
    const kept = new Map(typedFields.map((field) => [field.name, 0]))
    const problems: string[] = []
    for (let round = 0; round < repetitions; round += tabs) {
      const now = pages.filter((_page, index) => round + (index % tabs) < repetitions)
      await Promise.all(now.map((page) => page.open(`kept-${randomUUID()}`)))
      const duration = seconds()
      const fault = random
        .pause(0, 1_500)
        .then(() => cause(duration, (isOffline) => context.setOffline(isOffline)))
      await Promise.all(
        now.map(async (page) => {
          await random.pause(0, 500)
          await page.type(8, random.between(30, 90))
          // Through the end of the fault.
          await Promise.race([fault, sleep(Math.max(0, (duration - 3) * 1000))])
          await page.type(8, random.between(30, 90))
          await fault
          await page.type(4, random.between(30, 90))
        }),
      )
      const found = await Promise.all(now.map((page) => page.problem(90_000)))
      for (const [index, page] of now.entries()) {
        if (found[index]) problems.push(`round ${round}, ${page.typed.name}: ${found[index]}`)
        else kept.set(page.typed.name, (kept.get(page.typed.name) ?? 0) + 1)
      }
      console.log(
        `${name}: ${[...kept].map(([field, count]) => `${field} ${count}`).join(', ')} of ${Math.min(round + tabs, repetitions)}`,
      )
    }
    test.expect(problems).toEqual([])
  })
