import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { changeProjection } from '../../lib/content/revalidation-change.ts'
import { type Balancer, createBalancer } from './balancer.ts'
import { freePorts } from './free-port.ts'
import { type LakeProcess, startLakeProcess } from './lake-process.ts'
import { npmRun } from './npm-start.ts'
import { type RedisServer, startRedisServer } from './redis-server.ts'
import { hasEnded, untilResponding } from './responding.ts'
import { requireTestBuild } from './test-build.ts'

/** One of several instances of a site, as on a machine of its own: with a copy of the build and its own data folder. */
type Instance = {
  url: string
  port: number
  buildDir: string
  start: () => Promise<void>
  /** SIGTERM; resolves when it has ended. */
  stop: () => Promise<void>
  /** SIGKILL. */
  kill: () => Promise<void>
  output: () => string
  pid: () => number
}

/** Several instances of a site behind nginx, over one Content Lake and one Redis, all on loopback. */
export type Machines = {
  /** The address that visitors use. */
  url: string
  instances: Instance[]
  redis: RedisServer
  lake: LakeProcess
  content: SanityClient
  webhookSecret: string
  stop: () => Promise<void>
}

const webhookSecret = 'a-webhook-secret-of-all-machines'
const names = ['a', 'b', 'c']

/** Starts everything, on a seeded Content Lake. `variables` are settings of each instance. */
export async function startMachines(
  folder: string,
  { count = 2, variables = {} }: { count?: number; variables?: Record<string, string> } = {},
): Promise<Machines> {
  await requireTestBuild()
  const balancer = await createBalancer(join(folder, 'nginx'))
  const [redis, lake] = await Promise.all([startRedisServer(), startReportingLake(balancer)])
  const common = {
    CONTENT_LAKE_PORT: new URL(lake.url).port,
    SANITY_API_TOKEN: lake.credentials.siteToken,
    SANITY_WEBHOOK_SECRET: webhookSecret,
    REDIS_URL: redis.url,
    TRUSTED_PROXY: '127.0.0.1',
    ENQUIRY_LIMIT_PER_VISITOR: '1000000',
    ...variables,
  }
  const ports = await freePorts(count)
  const instances = ports.map((port, index) => createInstance(folder, names[index] ?? '', port, common))
  await Promise.all(instances.map(({ start }) => start()))
  await balancer.start(ports)
  await seed(lake, folder)
  return {
    url: balancer.url,
    instances,
    redis,
    lake,
    content: lake.admin({ useCdn: false }),
    webhookSecret,
    stop: async () => {
      await Promise.all([balancer.stop(), ...instances.map(({ kill }) => kill())])
      await Promise.all([redis.stop(), lake.stop()])
      for (const { buildDir } of instances) rmSync(buildDir, { recursive: true, force: true })
    },
  }
}

/** A lake that reports publications to the balancer, which hands them to any instance. */
function startReportingLake({ url }: Balancer): Promise<LakeProcess> {
  return startLakeProcess({
    env: {
      CONTENT_LAKE_WEBHOOK_URL: `${url}/api/revalidate`,
      CONTENT_LAKE_WEBHOOK_SECRET: webhookSecret,
      CONTENT_LAKE_WEBHOOK_PROJECTION: changeProjection,
    },
  })
}

async function seed(lake: LakeProcess, folder: string): Promise<void> {
  const variables = { CONTENT_LAKE_PORT: new URL(lake.url).port, DATA_DIR: lake.dataDir }
  const started = npmRun('seed', variables, join(folder, 'seed.log'))
  if ((await started.ended) !== 0) throw new Error(`The seed failed:\n${started.output()}`)
}

function createInstance(
  folder: string,
  name: string,
  port: number,
  variables: Record<string, string>,
): Instance {
  const buildDir = `.next-test-machine-${name}`
  rmSync(buildDir, { recursive: true, force: true })
  cpSync('.next-test', buildDir, { recursive: true, filter: (path) => !path.endsWith('fetch-cache') })
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined
  let output = ''
  const end = async (signal: NodeJS.Signals) => {
    if (!child || hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    url,
    port,
    buildDir,
    start: async () => {
      const started = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start'], {
        env: {
          ...process.env,
          NODE_ENV: 'production',
          NODE_OPTIONS: '',
          NEXT_TELEMETRY_DISABLED: '1',
          NODE_COMPILE_CACHE: join(folder, 'compiled'),
          BUILD_DIR: buildDir,
          DATA_DIR: join(folder, `data-${name}`),
          PORT: String(port),
          ...variables,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (text: Buffer) => {
          output += text.toString()
        })
      await untilResponding(`${url}/about`, started, () => output)
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    output: () => output,
    pid: () => child?.pid ?? 0,
  }
}
