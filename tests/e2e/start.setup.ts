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
  ['the site is built', 'Building the website', 3000],
] as const)
  test(`Ctrl-C while ${moment} stops every process`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'car-buying-interrupted-'))
    const started = npmStart({ ...variables, DATA_DIR: dataDir }, `${logs}/interrupted-${milliseconds}.log`)
    await started.printed(text)
    // In the middle of the work, of which nothing is printed.
    await sleep(milliseconds)
    pressCtrlC(started.pid)
    // npm ends by the signal itself or with the code 130, which a shell shows for both.
    expect([130, 'SIGINT']).toContain(await started.ended)
    await expectNothingLeft(dataDir)
    rmSync(dataDir, { recursive: true })
  })

/** The processor time of a start, which other work on the machine does not change. */
function processorSeconds(start: string): number {
  const seconds = processes().reduce((sum, process) => sum + process.processorSeconds, 0)
  test.info().annotations.push({ type: start, description: `${seconds.toFixed(1)} s of processor time` })
  return seconds
}

test('the first start takes less than four minutes of processor time', async () => {
  test.setTimeout(900_000)
  site = npmStart({ ...variables, WARM_UP: 'true' }, `${logs}/first-start.log`)
  await site.printed(ready, 840_000)
  expect(processorSeconds('first start')).toBeLessThan(240)
  saveRunningSite({ url: siteUrl(), lakeUrl: lakeUrl(), dataDir: variables.DATA_DIR, pid: site.pid })
  expect(site.output()).toContain(siteUrl())
  expect((await fetch(siteUrl())).status).toBe(200)
})

test('the start warns of placeholder contact details', async () => {
  await site.printed('Warning: the site still shows placeholder contact details')
})

test('a killed Content Lake is restarted, and pages are served meanwhile', async () => {
  const lake = processes().find(({ command }) => command.includes('lib/content-lake/main.ts'))
  process.kill(lake?.pid ?? Number.NaN, 'SIGKILL')
  await site.printed('The Content Lake stopped')
  expect((await fetch(`${siteUrl()}/reading`)).status).toBe(200)
  await site.printed('The Content Lake runs again')
  expect((await fetch(`${lakeUrl()}/v1/ping`)).status).toBe(200)
})

test('SIGTERM to npm alone, as from a service manager, stops every process', async () => {
  process.kill(site.pid, 'SIGTERM')
  await site.ended
  await expectNothingLeft(variables.DATA_DIR)
})

test('when the starting process is killed with SIGKILL, its child processes end', async () => {
  site = npmStart(variables, `${logs}/killed-start.log`)
  await site.printed(ready)
  const starter = processes().find(({ command }) => command.includes('scripts/run.mjs start'))
  process.kill(starter?.pid ?? Number.NaN, 'SIGKILL')
  await expectNothingLeft(variables.DATA_DIR)
})

test('a later start takes less than ten seconds of processor time', async () => {
  site = npmStart(variables, `${logs}/later-start.log`)
  await site.printed(ready)
  expect(processorSeconds('later start')).toBeLessThan(10)
  saveRunningSite({ url: siteUrl(), lakeUrl: lakeUrl(), dataDir: variables.DATA_DIR, pid: site.pid })
})

test('all idle processes take less than 700 MB of memory, the Content Lake less than 150 MB', async () => {
  for (const path of ['/', '/reading', '/get-a-quote'])
    expect((await fetch(siteUrl() + path)).status).toBe(200)
  // Memory that only the start needs is freed after a while.
  await expect(() => {
    const running = processes()
    const lake = running.find(({ command }) => command.includes('lib/content-lake/main.ts'))
    expect(lake?.memoryMegabytes).toBeLessThan(150)
    expect(running.reduce((sum, { memoryMegabytes }) => sum + memoryMegabytes, 0)).toBeLessThan(700)
  }).toPass()
  for (const { command, memoryMegabytes } of processes())
    test.info().annotations.push({ type: `${memoryMegabytes.toFixed(0)} MB`, description: command })
})
