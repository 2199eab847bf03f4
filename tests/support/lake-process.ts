import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { sanityApiVersion } from '../../schemas/rules/sanity-api-version.ts'
import { lakeMain, lakeNodeOptions } from '../../lib/content-lake/command.ts'
import type { LakeLimits } from '../../lib/content-lake/types.ts'
import { freePorts } from './free-port.ts'

const readyTimeoutMs = 90_000
const limitedLake = fileURLToPath(new URL('limited-lake.ts', import.meta.url))

type Credentials = {
  ownerLoginUrl: string
  administratorToken: string
  siteToken: string
}

/** A Content Lake in a process and a data folder of its own, as `npm start` would run it. */
export type LakeProcess = {
  url: string
  dataDir: string
  credentials: Credentials
  process: ChildProcess
  /** An anonymous client, or one with the token that is passed. */
  client(config?: Partial<ClientConfig>): SanityClient
  /** The client with the administrator's token. */
  admin(config?: Partial<ClientConfig>): SanityClient
  fetch(path: string, init?: RequestInit & { token?: string }): Promise<Response>
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>
  /** Stops the process and deletes the folder. */
  stop(): Promise<void>
}

/**
 * Starts a lake and waits until it is ready.
 *
 * @param options.dataDir - an existing folder, as after a crash
 * @param options.limits - replace defaults, in a lake without other settings
 */
export async function startLakeProcess(
  options: { dataDir?: string; env?: Record<string, string>; limits?: Partial<LakeLimits> } = {},
): Promise<LakeProcess> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'lake-'))
  const [port] = await freePorts(1)
  const program = options.limits ? limitedLake : lakeMain
  const child = spawn(process.execPath, [...lakeNodeOptions, program], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      CONTENT_LAKE_PORT: String(port),
      ...(options.limits && { LAKE_LIMITS: JSON.stringify(options.limits) }),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    await ready(child)
  } catch (error) {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
    throw error
  }
  const url = `http://localhost:${port}`
  const credentials = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as Credentials
  const client = (config: Partial<ClientConfig> = {}): SanityClient =>
    createClient({
      projectId: 'embedded',
      dataset: 'production',
      apiVersion: sanityApiVersion,
      apiHost: url,
      // oxlint-disable-next-line typescript/no-deprecated -- there is no other way to an API host of one's own
      useProjectHostname: false,
      useCdn: false,
      ...config,
    })
  return {
    url,
    dataDir,
    credentials,
    process: child,
    client,
    admin: (config) => client({ token: credentials.administratorToken, ...config }),
    fetch: (path, { token, ...init } = {}) =>
      fetch(`${url}${path}`, {
        ...init,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(init.headers as Record<string, string>),
        },
      }),
    async kill() {
      await end(child, 'SIGKILL')
    },
    async stop() {
      await end(child, 'SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => child.kill('SIGKILL'), readyTimeoutMs)
    child.stdout?.on('data', (text: Buffer) => {
      output += text.toString()
      if (!output.includes('Content Lake ready')) return
      clearTimeout(timer)
      resolve()
    })
    child.stderr?.on('data', (text: Buffer) => (output += text.toString()))
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The lake ended with code ${code}: ${output}`))
    })
  })
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
