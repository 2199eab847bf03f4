import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { expectAccessibleEverywhere } from '../support/accessible.ts'
import { freePorts } from '../support/free-port.ts'
import { processesWith } from '../support/process-tree.ts'
import { slowdown } from '../support/processor-share.ts'
import { rounds } from '../support/rounds.ts'
import { runningSite } from '../support/running-site.ts'
import { startSiteProcess } from '../support/site-process.ts'
import { untilOthersEnd } from '../support/other-suites.ts'

const lakePid = (): number =>
  processesWith(`DATA_DIR=${runningSite().dataDir}`).find(({ command }) =>
    command.includes('lib/content-lake/main.ts'),
  )?.pid ?? Number.NaN

async function visit(address: string) {
  const begun = performance.now()
  const response = await fetch(address, { redirect: 'manual' })
  const text = await response.text()
  const { status, headers } = response
  return { status, headers, text, milliseconds: performance.now() - begun }
}

async function expectUnavailable(address: string): Promise<void> {
  const { status, headers, text, milliseconds } = await visit(address)
  expect([address, status]).toEqual([address, 503])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(headers.get('cache-control')).toContain('no-store')
  expect(text).toContain('Back in a moment')
  if (milliseconds >= 2000) expect(milliseconds).toBeLessThan(2000 * slowdown())
}

const kills = rounds(3)

test.beforeAll(async () => {
  test.setTimeout(900_000)
  await untilOthersEnd()
})

test('a Content Lake that is killed again and again is back within two seconds each time, and pages are served meanwhile', async () => {
  const { url, lakeUrl } = runningSite()
  const isResponding = () =>
    fetch(`${lakeUrl}/v1/ping`).then(
      async (response) => {
        await response.body?.cancel()
        return response.ok
      },
      () => false,
    )
  const times: number[] = []
  let limit = 0
  for (let n = 0; n < kills; n++) {
    limit = Math.max(limit, 2000 * slowdown())
    process.kill(lakePid(), 'SIGKILL')
    const begun = performance.now()
    for (const path of ['/', '/reading', '/reading/caversham', '/get-a-quote', '/about'])
      expect([path, (await visit(url + path)).status]).toEqual([path, 200])
    while (!(await isResponding())) await sleep(10)
    times.push(Math.round(performance.now() - begun))
    // A process that ends right after its start counts as a failed start.
    await sleep(1200)
  }
  console.log(`The Content Lake was back after ${times.join(', ')} ms`)
  expect(Math.max(...times)).toBeLessThan(limit)
})

test('while the Content Lake hangs, unknown paths respond with 503 in time and known pages are served', async ({
  page,
}) => {
  const { url } = runningSite()
  const pid = lakePid()
  await expect.poll(async () => (await visit(`${url}/made-up`)).status).toBe(404)
  process.kill(pid, 'SIGSTOP')
  try {
    // The list of known paths counts as current for some seconds.
    await expect.poll(async () => (await visit(`${url}/made-up`)).status).toBe(503)
    for (const path of ['/made-up', '/reading/made-up', '/a/b/c/d']) await expectUnavailable(url + path)
    for (const path of ['/', '/reading', '/reading/caversham', '/about'])
      expect([path, (await visit(url + path)).status]).toEqual([path, 200])
    const response = await page.goto(`${url}/made-up-too`)
    expect(response?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1, name: 'Back in a moment' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^Call 0800/ })).toBeVisible()
    await expectAccessibleEverywhere(page)
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  await expect.poll(async () => (await visit(`${url}/made-up`)).status).toBe(404)
})

test('without a Content Lake the log has one line for any number of requests', async () => {
  const [closed] = await freePorts(1)
  const site = await startSiteProcess({ CONTENT_LAKE_PORT: String(closed) })
  try {
    const before = site.output()
    for (let n = 0; n < 30; n++) await expectUnavailable(`${site.url}/made-up-${n}`)
    expect((await visit(`${site.url}/windsor`)).status).toBe(200)
    const lines = site.output().slice(before.length).trim().split('\n')
    expect(lines.filter((line) => line.startsWith('Content cannot be read'))).toHaveLength(1)
    expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([])
  } finally {
    await site.stop()
  }
})
