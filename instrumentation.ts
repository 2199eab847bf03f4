/** Runs once in each server process, before it accepts requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // Loaded first: it takes a snapshot of the asynchronous context before any request.
  await import('@/lib/content/outside-requests')
  const [
    { warnOfSampleVehicles },
    { addConnectionAddresses },
    { countRequests },
    { refuseForeignRequests },
    { passOnToLake },
    { startSiteLog },
    { refuseUnknownMethods },
    { sendUnavailableStatus },
    { closeConnectionsWhenStopping },
    { prepareResponses },
    { startEnquiryWorker },
    { shareContent },
    { renewPagesAtDates },
    { getEnv },
  ] = await Promise.all([
    import('@/lib/vehicle/lookup-settings'),
    import('@/lib/server/visitor-address'),
    import('@/lib/operations/count-requests'),
    import('@/lib/server/known-hosts'),
    import('@/lib/server/lake-proxy'),
    import('@/lib/operations/site-log'),
    import('@/lib/responses/unknown-methods'),
    import('@/lib/responses/unavailable-status'),
    import('@/lib/responses/closing-connections'),
    import('@/lib/responses/prepare-responses'),
    import('@/lib/enquiries/enquiry-service'),
    import('@/lib/content/shared-content'),
    import('@/lib/content/dated-content'),
    import('@/lib/env/env'),
  ])
  const env = getEnv()
  const { tracing } = env.operations
  if (tracing) {
    const { startTracing } = await import('@/lib/operations/tracing')
    startTracing(tracing, env.trustedProxy !== undefined)
  }
  // The first to see a request: others may send its response.
  countRequests()
  await startSiteLog(env)
  closeConnectionsWhenStopping()
  refuseForeignRequests(env)
  passOnToLake(env)
  addConnectionAddresses()
  refuseUnknownMethods()
  sendUnavailableStatus()
  prepareResponses(env.public, env.buildDir)
  warnOfSampleVehicles()
  await Promise.all([startEnquiryWorker(env), shareContent(env)])
  renewPagesAtDates(env)
}
