import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { SanityClient } from '@sanity/client'
import { createSanityClient } from '../../lib/content/sanity-client.ts'
import { lakeMain, lakeNodeOptions } from '../../lib/content-lake/command.ts'
import { readCredentials } from '../lib/credentials.ts'

export type LakeUnderTest = {
  /** With the administrator's token. */
  client: SanityClient
  /** From the start of the process until it is ready. */
  startMs: number
  /** Resident memory in megabytes, as Linux counts it: all threads of the process. */
  residentMb(): number
  stop(): Promise<void>
}

/** Starts a Content Lake in a process of its own. */
export async function startLake(dataDir: string): Promise<LakeUnderTest> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [...lakeNodeOptions, lakeMain], {
    env: { ...process.env, DATA_DIR: dataDir, CONTENT_LAKE_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('ready') && resolve())
    child.once('exit', () => reject(new Error('The lake did not start')))
  })
  const startMs = performance.now() - started
  const { administratorToken: token } = readCredentials(dataDir)
  const client = createSanityClient(
    { projectId: 'embedded', dataset: 'production', apiHost: `http://127.0.0.1:${port}` },
    { token },
  )
  return {
    client,
    startMs,
    residentMb() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
