import 'server-only'
import { getSiteSettings } from '../content/settings.ts'
import type { Env } from '../env/env.ts'
import { createRateLimit } from '../server/rate-limit.ts'
import type { TeamMailService } from './http/team-mail-response.ts'

let service: TeamMailService | undefined

/** The service of this process, created on first use. */
export function getTeamMailService(env: Env): TeamMailService {
  service ??= {
    content: env.content,
    channel: env.enquiries.channel,
    forwarded: env.public.enquiries.forwardUrl !== undefined,
    limit: createRateLimit({ name: 'test-mails', times: 5, seconds: 3600, redisUrl: env.redisUrl }),
    settings: getSiteSettings,
  }
  return service
}
