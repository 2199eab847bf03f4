import 'server-only'
import type { Env } from '../env/env.ts'
import { enquiryClient } from '../enquiries/store/client.ts'
import { Spool } from '../enquiries/store/spool.ts'
import { checkDisk, checkLake, checkMailQueue, checkRedis, checkSpool } from './checks.ts'
import { createReadiness, type Readiness } from './readiness.ts'

let readiness: (() => Promise<Readiness>) | undefined

/** The state of every part that this process needs. */
export function getReadiness(env: Env): Promise<Readiness> {
  const client = enquiryClient(env)
  readiness ??= createReadiness({
    lake: checkLake(client),
    spool: checkSpool(new Spool(env.dataDir)),
    mailQueue: checkMailQueue(client, env.enquiries.channel !== undefined),
    redis: checkRedis(env.redisUrl),
    disk: checkDisk(env.dataDir),
  })
  return readiness()
}
