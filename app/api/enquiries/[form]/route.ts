import { answer, asJson } from '@/lib/enquiries/answer'
import { isEnquiryKind } from '@/lib/enquiries/forms'
import { receiveEnquiry } from '@/lib/enquiries/receive'
import { getReception } from '@/lib/enquiries/reception'
import { getEnv } from '@/lib/env'

/** Receives the quote and the contact form, and answers once the enquiry is kept. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ form: string }> },
): Promise<Response> {
  const { form } = await params
  if (!isEnquiryKind(form))
    return asJson({ kind: 'refused', status: 404, message: 'There is no such form.', values: {} })
  const env = getEnv()
  const reception = getReception(env)
  const outcome = await receiveEnquiry(form, request, reception)
  return answer(form, outcome, request, { port: env.port, captchaSecret: reception.captchaSecret })
}

/** Every other method: a form is posted or not sent at all. */
function refuseMethod(): Response {
  const response = asJson({ kind: 'refused', status: 405, message: 'Forms are sent with POST.', values: {} })
  response.headers.set('Allow', 'POST')
  return response
}

export { refuseMethod as DELETE, refuseMethod as GET, refuseMethod as PATCH, refuseMethod as PUT }
