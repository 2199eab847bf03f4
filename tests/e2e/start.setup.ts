import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { freePorts } from '../support/free-port.ts'
import { npmStart, pressCtrlC, type Started } from '../support/npm-start.ts'
import { processesWith, type RunningProcess } from '../support/process-tree.ts'
import { saveRunningSite } from '../support/running-site.ts'

const logs = 'test-results/logs'
const ready = 'Ctrl-C stops everything'

test.describe.configure({ mode: 'serial' })

let variables: { PORT: string; CONTENT_LAKE_PORT: string; DATA_DIR: string }
let site: Started

const processes = (): RunningProcess[] => processesWith(`DATA_DIR=${variables.DATA_DIR}`)
const siteUrl = (): string => `http://localhost:${variables.PORT}`
const lakeUrl = (): string => `http://localhost:${variables.CONTENT_LAKE_PORT}`

async function expectNothingLeft(dataDir: string): Promise<void> {
  await expect.poll(() => processesWith(`DATA_DIR=${dataDir}`).map(({ command }) => command)).toEqual([])
}

test.beforeAll(async () => {
  mkdirSync(logs, { recursive: true })
  const [port, lakePort] = await freePorts(2)
  variables = {
    PORT: String(port),
    CONTENT_LAKE_PORT: String(lakePort),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'car-buying-')),
  }
})

for (const [moment, text, milliseconds] of [
  ['the first content is written', 'Seeding', 300],
  ['the site is built', 'Preparing the website', 5000],
] as const)
  test(`Ctrl-C while ${moment} stops every process`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'car-buying-interrupted-'))
    const started = npmStart({ ...variables, DATA_DIR: dataDir }, `${logs}/interrupted-${milliseconds}.log`)
    await started.printed(text)
    await sleep(milliseconds)
    pressCtrlC(started.pid)
    // npm passes the signal on as its own end; a shell shows either as 130.
    expect([130, 'SIGINT']).toContain(await started.ended)
    await expectNothingLeft(dataDir)
    rmSync(dataDir, { recursive: true })
  })

/** What a start has taken, told in a way that other work on the machine does not change. */
function processorSeconds(start: string): number {
  const seconds = processes().reduce((sum, process) => sum + process.processorSeconds, 0)
  test.info().annotations.push({ type: start, description: `${seconds.toFixed(1)} s of the processor` })
  return seconds
}

test('the first start serves the site within four minutes of the processor', async () => {
  test.setTimeout(900_000)
  site = npmStart(variables, `${logs}/first-start.log`)
  await site.printed(ready, 840_000)
  expect(processorSeconds('first start')).toBeLessThan(240)
  saveRunningSite({ url: siteUrl(), lakeUrl: lakeUrl(), dataDir: variables.DATA_DIR, pid: site.pid })
  expect(site.output()).toContain(siteUrl())
  expect((await fetch(siteUrl())).status).toBe(200)
})

test('it says that placeholder contact details are still in place', async () => {
  await site.printed('Warning: the site still shows placeholder contact details')
})

test('a Content Lake that is killed comes back, and pages stay up meanwhile', async () => {
  const lake = processes().find(({ command }) => command.includes('lib/content-lake/main.ts'))
  process.kill(lake?.pid ?? Number.NaN, 'SIGKILL')
  await site.printed('The Content Lake stopped')
  expect((await fetch(`${siteUrl()}/reading`)).status).toBe(200)
  await site.printed('The Content Lake runs again')
  expect((await fetch(`${lakeUrl()}/v1/ping`)).status).toBe(200)
})

test('being told to stop through npm alone, as a service manager does, stops everything', async () => {
  process.kill(site.pid, 'SIGTERM')
  await site.ended
  await expectNothingLeft(variables.DATA_DIR)
})

test('when the starting process is killed outright, what it started ends too', async () => {
  site = npmStart(variables, `${logs}/killed-start.log`)
  await site.printed(ready)
  const starter = processes().find(({ command }) => command.includes('scripts/run.mjs start'))
  process.kill(starter?.pid ?? Number.NaN, 'SIGKILL')
  await expectNothingLeft(variables.DATA_DIR)
})

test('a later start takes less than ten seconds of the processor', async () => {
  site = npmStart(variables, `${logs}/later-start.log`)
  await site.printed(ready)
  expect(processorSeconds('later start')).toBeLessThan(10)
  saveRunningSite({ url: siteUrl(), lakeUrl: lakeUrl(), dataDir: variables.DATA_DIR, pid: site.pid })
})

test('the whole of it, idle, takes less than 700 MB of memory, the Content Lake less than 150 MB', async () => {
  for (const path of ['/', '/reading', '/get-a-quote'])
    expect((await fetch(siteUrl() + path)).status).toBe(200)
  // What is needed for the start alone is given back in a while.
  await expect(() => {
    const running = processes()
    const lake = running.find(({ command }) => command.includes('lib/content-lake/main.ts'))
    expect(lake?.memoryMegabytes).toBeLessThan(150)
    expect(running.reduce((sum, { memoryMegabytes }) => sum + memoryMegabytes, 0)).toBeLessThan(700)
  }).toPass()
  for (const { command, memoryMegabytes } of processes())
    test.info().annotations.push({ type: `${memoryMegabytes.toFixed(0)} MB`, description: command })
})
