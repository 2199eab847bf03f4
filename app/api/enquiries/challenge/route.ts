import { issueChallenge } from '@/lib/enquiries/captcha/challenge'
import { getEnquiryService } from '@/lib/enquiries/enquiry-service'
import { getEnv } from '@/lib/env/env'

/** Each request gets a challenge of its own. */
export const dynamic = 'force-dynamic'

/** Issues a challenge whose solution is sent with a form; 404 while the captcha is off. */
export async function GET(): Promise<Response> {
  const { captchaSecret } = getEnquiryService(getEnv())
  if (captchaSecret === undefined) return new Response(null, { status: 404 })
  return Response.json(await issueChallenge(captchaSecret), { headers: { 'Cache-Control': 'no-store' } })
}
