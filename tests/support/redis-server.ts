import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { vi } from 'vitest'
import { freePorts } from './free-port.ts'

/** A Redis server of one test, which can be stopped and started again at the same address. */
export type RedisServer = {
  url: string
  start: () => Promise<void>
  /** With SIGKILL by default. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
  /** SIGSTOP suspends it, SIGCONT resumes it. */
  signal: (signal: NodeJS.Signals) => void
}

/** Starts a server that stores nothing on disk. */
export async function startRedisServer(): Promise<RedisServer> {
  const [port = 0] = await freePorts(1)
  let redis: ChildProcess
  const start = async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    redis = spawn('redis-server', options, { stdio: 'ignore' })
    await vi.waitFor(async () => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect').finally(() => socket.destroy())
    })
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop: async (signal = 'SIGKILL') => {
      if (redis.exitCode !== null || redis.signalCode !== null) return
      const ended = once(redis, 'exit')
      redis.kill(signal)
      await ended
    },
    signal: (signal) => {
      redis.kill(signal)
    },
  }
}
