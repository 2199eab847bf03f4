import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { endsBeforeTimer } from '../../tests/support/ends-before-timer.ts'
import { hasTestServer } from '../../scripts/lib/test-servers.ts'
import { type RedisServer, startRedisServer } from '../../tests/support/redis-server.ts'
import { type LogReader, maxSilenceMs, PublicationLog } from './publication-log.ts'
import { connectToRedis, waitingConnection } from './redis.ts'

describe.skipIf(!hasTestServer('redis-server'))(
  'the log of publications (skipped without redis-server)',
  () => {
    let redis: RedisServer
    let key: string
    let logs: PublicationLog[] = []

    beforeAll(async () => {
      vi.spyOn(console, 'error').mockReturnValue()
      redis = await startRedisServer()
      await vi.waitUntil(() => connectToRedis(redis.url).isReady)
    })
    afterAll(async () => {
      connectToRedis(redis.url).destroy()
      await redis.stop()
      vi.restoreAllMocks()
    })
    beforeEach(() => {
      key = `log-${randomUUID()}`
    })
    afterEach(() => {
      for (const log of logs.splice(0)) log.stop()
    })

    /** An instance of the site, and what it has read since the last beginning. */
    async function instance() {
      const state = {
        read: [] as string[],
        positions: [] as number[],
        begun: 0,
        isCurrent: false,
        pending: '',
      }
      const reader: LogReader = {
        onBegin: () => {
          state.begun += 1
          state.read = []
        },
        onEntry: (message, position) => {
          if (message) state.read.push(message)
          state.positions.push(position)
        },
        onAway: () => (state.isCurrent = false),
        onCurrent: () => (state.isCurrent = true),
        hasPending: () => state.pending !== '',
        appendPending: async (append) => {
          if (state.pending) await append(state.pending)
          state.pending = ''
        },
      }
      const waiting = waitingConnection(redis.url, maxSilenceMs)
      const log = new PublicationLog({ writer: connectToRedis(redis.url), waiting, key, reader })
      logs.push(log)
      await log.start(5000)
      return { log, state, waiting }
    }

    /** Cuts the connections that wait for entries. */
    async function cutWaiting(): Promise<void> {
      const client = connectToRedis(redis.url)
      for (const { cmd, id } of await client.clientList())
        if (cmd.startsWith('xread')) await client.clientKill({ filter: 'ID', id })
    }

    it('is read by every instance in one order, the appending one included', async () => {
      const [one, other] = [await instance(), await instance()]
      const messages = Array.from({ length: 40 }, (_, number) => `message ${number}`)
      const appended = await Promise.all(
        messages.map((message, number) => (number % 2 ? one : other).log.append(message)),
      )
      expect(new Set(appended)).toEqual(new Set([true]))
      await vi.waitFor(() => expect(other.state.read).toHaveLength(40))
      expect(one.state.read).toEqual(other.state.read)
      expect(one.state.read.toSorted()).toEqual(messages.toSorted())
      const { positions } = one.state
      expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b))
    })

    it('has been read by the appending instance when appending resolves', async () => {
      const { log, state } = await instance()
      await log.append('one')
      expect(state.read).toEqual(['one'])
    })

    it('is read from its beginning by an instance that starts later', async () => {
      const { log } = await instance()
      await log.append('before')
      expect((await instance()).state.read).toEqual(['before'])
    })

    it('loses nothing when connections are cut', async () => {
      const [one, other] = [await instance(), await instance()]
      await one.log.append('before')
      await vi.waitFor(() => expect(other.state.read).toEqual(['before']))
      await cutWaiting()
      await connectToRedis(redis.url).xAdd(key, '*', { message: 'meanwhile' })
      await vi.waitFor(() => {
        for (const { state } of [one, other]) {
          expect(state.isCurrent).toBe(true)
          expect(state.read).toEqual(['before', 'meanwhile'])
          expect(state.begun).toBe(1)
        }
      })
    })

    it('begins anew when entries that an instance has not read may be lost', async () => {
      const { log, state } = await instance()
      await log.append('before')
      await connectToRedis(redis.url).del(key)
      await cutWaiting()
      await vi.waitFor(() => expect([state.begun, state.isCurrent]).toEqual([2, true]))
      expect(await log.append('after')).toBe(true)
      expect(state.read).toEqual(['after'])
    })

    it('gets what could not be appended while Redis was away, once it is back', async () => {
      const [one, other] = [await instance(), await instance()]
      await redis.stop()
      await vi.waitFor(() => expect([one.state.isCurrent, other.state.isCurrent]).toEqual([false, false]))
      expect(await one.log.append('lost')).toBe(false)
      one.state.pending = 'kept'
      await redis.start()
      await vi.waitFor(() => {
        expect(one.state.read).toEqual(['kept'])
        expect(other.state.read).toEqual(['kept'])
      })
      expect([one.state.begun, other.state.begun]).toEqual([2, 2])
    })

    it('does not delay a publication by more than seconds while Redis hangs, and continues after it', async () => {
      const { log, state } = await instance()
      redis.signal('SIGSTOP')
      try {
        const append = async () => expect(await log.append('perhaps')).toBe(false)
        expect(await endsBeforeTimer(2500, append)).toBe(true)
        expect(state.isCurrent).toBe(false)
        expect(await log.append('not at all')).toBe(false)
      } finally {
        redis.signal('SIGCONT')
      }
      await vi.waitFor(() => expect(state.isCurrent).toBe(true))
      expect(await log.append('after')).toBe(true)
      expect(state.read.at(-1)).toBe('after')
    })
  },
)
