import { once } from 'node:events'
import { statfs } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { describeClientError, requestTimeout } from '../enquiries/store/client.ts'
import { explainSpoolFailure } from '../enquiries/store/spool-failure.ts'
import type { Spool } from '../enquiries/store/spool.ts'
import { errorCode } from '../shared/error-details.ts'
import { countEnquiries } from './enquiry-counts.ts'
import type { Check, CheckResult } from './readiness.ts'

const ok = (detail: string): CheckResult => ({ state: 'ok', detail })
const degraded = (detail: string): CheckResult => ({ state: 'degraded', detail })
const failed = (detail: string): CheckResult => ({ state: 'failed', detail })

/** Whether content can be read with the site's token. */
export function checkLake(client: SanityClient): Check {
  return async () => {
    const started = performance.now()
    try {
      await client.fetch('count(*[_id == "siteSettings"])', {}, requestTimeout())
      return ok(`responds in ${Math.round(performance.now() - started)} ms`)
    } catch (error) {
      return failed(`content cannot be read: ${describeClientError(error)}`)
    }
  }
}

/** Whether an enquiry could be kept on disk, and how many are. */
export function checkSpool(spool: Spool): Check {
  return async () => {
    try {
      await spool.check()
      const waiting = await spool.count()
      return waiting === 0 ? ok('empty') : degraded(`enquiries waiting for the Content Lake: ${waiting}`)
    } catch (error) {
      return failed(explainSpoolFailure(error, spool.folder))
    }
  }
}

/** A first attempt and the first repetitions are made within this time. */
const lateMinutes = 15

/** Whether enquiries are sent to the team in time. */
export function checkMailQueue(client: SanityClient, isConfigured: boolean, now = () => new Date()): Check {
  return async () => {
    if (!isConfigured) return ok('nothing is sent from here')
    try {
      const { waiting, failed: undeliverable, oldestWaiting } = await countEnquiries(client)
      const minutes = oldestWaiting ? (now().getTime() - Date.parse(oldestWaiting)) / 60_000 : 0
      const detail = `${waiting} waiting, ${undeliverable} failed`
      if (minutes > lateMinutes) return degraded(`${detail}; the oldest since ${Math.round(minutes)} minutes`)
      return undeliverable > 0 ? degraded(detail) : ok(detail)
    } catch (error) {
      return degraded(`cannot be read: ${describeClientError(error)}`)
    }
  }
}

/** Whether Redis responds. Without it each instance counts for itself. */
export function checkRedis(redisUrl: string | undefined): Check {
  return async () => {
    if (redisUrl === undefined) return ok('not used')
    const { connectToRedis } = await import('../server/redis.ts')
    const signal = AbortSignal.timeout(1000)
    const redis = connectToRedis(redisUrl)
    try {
      const started = performance.now()
      // The first request of a process may come while the connection is being made.
      if (!redis.isReady) await once(redis, 'ready', { signal })
      await redis.withAbortSignal(signal).ping()
      return ok(`responds in ${Math.round(performance.now() - started)} ms`)
    } catch {
      return degraded('does not respond; this instance counts its limits for itself')
    }
  }
}

const mebibyte = 1024 * 1024
/** The free space of the data folder's disk below which somebody should look, and below which nothing may be stored. */
const freeSpace = { degraded: 512 * mebibyte, failed: 32 * mebibyte }

/** Whether the disk of the data folder has space. */
export function checkDisk(dataDir: string, limits = freeSpace): Check {
  return async () => {
    try {
      const { bavail, bsize } = await statfs(dataDir)
      const free = bavail * bsize
      const detail = `${Math.floor(free / mebibyte)} MiB free`
      if (free < limits.failed) return failed(detail)
      return free < limits.degraded ? degraded(detail) : ok(detail)
    } catch (error) {
      return failed(`the data folder cannot be read (${errorCode(error) ?? 'unknown reason'})`)
    }
  }
}
