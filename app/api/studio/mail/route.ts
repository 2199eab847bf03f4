import { teamMailState, teamMailTest } from '@/lib/enquiries/http/team-mail-response'
import { getTeamMailService } from '@/lib/enquiries/team-mail-service'
import { getEnv } from '@/lib/env/env'

/** Each response depends on who sends the request. */
export const dynamic = 'force-dynamic'

/** Tells a signed-in user of the Studio how the team hears of new enquiries. */
export function GET(request: Request): Promise<Response> {
  return teamMailState(request, getTeamMailService(getEnv()))
}

/** Sends a test mail for a user of the Studio who may edit. */
export function POST(request: Request): Promise<Response> {
  return teamMailTest(request, getTeamMailService(getEnv()))
}
