import { getVehicleProvider } from '@/lib/vehicle/active-provider'
import { lookupResponse } from '@/lib/vehicle/lookup-response'
import { checkRegistration } from '@/lib/vehicle/registration'

/** Looks a vehicle up by its registration and answers in the provider's shape. Logs no registration. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ registration: string }> },
): Promise<Response> {
  const check = checkRegistration(decode((await params).registration))
  if (!check.valid) return lookupResponse({ kind: 'invalid' })
  return lookupResponse(await getVehicleProvider().find(check.registration, request.signal))
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A stray percent sign; left in, it fails the check.
    return segment
  }
}
