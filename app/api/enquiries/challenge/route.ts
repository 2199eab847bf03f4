import { issueChallenge } from '@/lib/enquiries/captcha/challenge'
import { getReception } from '@/lib/enquiries/enquiry-service'
import { getEnv } from '@/lib/env/env'

/** Each visitor's browser gets a calculation of its own. */
export const dynamic = 'force-dynamic'

/** Hands out a calculation whose solution a form sends along, while that is asked for. */
export async function GET(): Promise<Response> {
  const { captchaSecret } = getReception(getEnv())
  if (captchaSecret === undefined) return new Response(null, { status: 404 })
  return Response.json(await issueChallenge(captchaSecret), { headers: { 'Cache-Control': 'no-store' } })
}
