import { type Answering, answer, asJson } from '@/lib/enquiries/http/enquiry-response'
import { isEnquiryKind } from '@/lib/enquiries/shared/forms'
import { receiveEnquiry } from '@/lib/enquiries/http/receive-enquiry'
import { getReception } from '@/lib/enquiries/enquiry-service'
import { getEnv } from '@/lib/env/env'

/** Receives the quote and the contact form, and answers once the enquiry is kept. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ form: string }> },
): Promise<Response> {
  const { form } = await params
  if (!isEnquiryKind(form))
    return asJson({ kind: 'refused', status: 404, message: 'There is no such form.', values: {} })
  const outcome = await receiveEnquiry(form, request, getReception(getEnv()))
  return answer(form, outcome, request, answering())
}

const allow = { Allow: 'OPTIONS, POST' }

/** What may be done here. Pages of other sites are not told that they may do it. */
export function OPTIONS(): Response {
  return new Response(null, { status: 204, headers: allow })
}

/**
 * Every other method: a form is posted or not sent at all. Somebody's browser gets the form again, since this address
 * stays in its bar while a form has to be put right, and is asked for anew when a phone has put the tab away.
 */
async function refuseMethod(
  request: Request,
  { params }: { params: Promise<{ form: string }> },
): Promise<Response> {
  const { form } = await params
  const isPage = isEnquiryKind(form) && request.headers.get('Accept')?.includes('text/html')
  const refused = { kind: 'refused', status: 405, values: {} } as const
  const response = isPage
    ? await answer(
        form,
        { ...refused, message: 'Nothing was sent. Please fill in the form and send it.' },
        request,
        answering(),
      )
    : asJson({ ...refused, message: 'Forms are sent with POST.' })
  response.headers.set('Allow', allow.Allow)
  return response
}

function answering(): Answering {
  const env = getEnv()
  return { port: env.port, captchaSecret: getReception(env).captchaSecret }
}

export { refuseMethod as DELETE, refuseMethod as GET, refuseMethod as PATCH, refuseMethod as PUT }
