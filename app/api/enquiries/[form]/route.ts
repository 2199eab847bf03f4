import { enquiryResponse, jsonResponse, type ResponseContext } from '@/lib/enquiries/http/enquiry-response'
import { isEnquiryKind } from '@/lib/enquiries/shared/forms'
import { receiveEnquiry } from '@/lib/enquiries/http/receive-enquiry'
import { getEnquiryService } from '@/lib/enquiries/enquiry-service'
import { getEnv } from '@/lib/env/env'

/** Receives the quote and the contact form, and responds once the enquiry is stored. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ form: string }> },
): Promise<Response> {
  const { form } = await params
  if (!isEnquiryKind(form))
    return jsonResponse({ kind: 'refused', status: 404, message: 'There is no such form.', values: {} })
  const outcome = await receiveEnquiry(form, request, getEnquiryService(getEnv()))
  return enquiryResponse(form, outcome, request, responseContext())
}

const allow = { Allow: 'OPTIONS, POST' }

/** The methods allowed here. No CORS header: pages of other sites may not post. */
export function OPTIONS(): Response {
  return new Response(null, { status: 204, headers: allow })
}

/**
 * Every other method is refused. A browser gets the form again: this URL is in its address bar while a form is being
 * corrected, and a phone that has discarded the tab loads it again with GET.
 */
async function refuseMethod(
  request: Request,
  { params }: { params: Promise<{ form: string }> },
): Promise<Response> {
  const { form } = await params
  const isPage = isEnquiryKind(form) && request.headers.get('Accept')?.includes('text/html')
  const refused = { kind: 'refused', status: 405, values: {} } as const
  const response = isPage
    ? await enquiryResponse(
        form,
        { ...refused, message: 'Nothing was sent. Please fill in the form and send it.' },
        request,
        responseContext(),
      )
    : jsonResponse({ ...refused, message: 'Forms are sent with POST.' })
  response.headers.set('Allow', allow.Allow)
  return response
}

function responseContext(): ResponseContext {
  const env = getEnv()
  return { port: env.port, captchaSecret: getEnquiryService(env).captchaSecret }
}

export { refuseMethod as DELETE, refuseMethod as GET, refuseMethod as PATCH, refuseMethod as PUT }
