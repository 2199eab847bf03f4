/** Runs once in each server process, before it accepts requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // Loaded first: it takes a snapshot of the asynchronous context before any request.
  await import('@/lib/content/outside-requests')
  const [
    { warnOfSampleVehicles },
    { addConnectionAddresses },
    { countRequests },
    { refuseUnknownMethods },
    { sendUnavailableStatus },
    { closeConnectionsWhenStopping },
    { prepareResponses },
    { startEnquiryWorker },
    { shareContent },
    { getEnv },
  ] = await Promise.all([
    import('@/lib/vehicle/lookup-settings'),
    import('@/lib/server/visitor-address'),
    import('@/lib/operations/count-requests'),
    import('@/lib/responses/unknown-methods'),
    import('@/lib/responses/unavailable-status'),
    import('@/lib/responses/closing-connections'),
    import('@/lib/responses/prepare-responses'),
    import('@/lib/enquiries/enquiry-service'),
    import('@/lib/content/shared-content'),
    import('@/lib/env/env'),
  ])
  // Before all others, one of which may send the response.
  countRequests()
  addConnectionAddresses()
  refuseUnknownMethods()
  sendUnavailableStatus()
  closeConnectionsWhenStopping()
  prepareResponses(getEnv().public)
  warnOfSampleVehicles()
  await Promise.all([startEnquiryWorker(getEnv()), shareContent(getEnv())])
}
