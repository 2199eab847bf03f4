import { getEnv } from '@/lib/env/env'
import { lookupResponse } from '@/lib/vehicle/lookup-response'
import { getLookupService } from '@/lib/vehicle/lookup-service'
import { checkRegistration } from '@/lib/vehicle/registration'
import { metrics } from '@/lib/server/metrics'
import { visitorKey } from '@/lib/server/visitor-address'

/** Looks a vehicle up by its registration and responds in the provider's shape. Logs no registration. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ registration: string }> },
): Promise<Response> {
  const check = checkRegistration(decode((await params).registration))
  const visitor = visitorKey(request.headers, getEnv().trustedProxy)
  const outcome = await getLookupService().find(check.valid ? check.registration : undefined, visitor)
  metrics().lookups.inc({ outcome: outcome.kind })
  return lookupResponse(outcome)
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A malformed escape sequence; unchanged, the text fails the check.
    return segment
  }
}
