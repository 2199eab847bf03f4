import { isPicturePath } from '../content/picture-paths.ts'
import { knownMethods } from '../server/known-methods.ts'
import { metrics } from '../server/metrics.ts'
import { onRequest } from '../server/on-request.ts'

/** Counts every request of this process, whoever responds. Called once, before all other listeners. */
export function countRequests(): void {
  onRequest((request, response) => {
    const started = performance.now()
    const kind = kindOf(request.url ?? '')
    // Another listener may change it.
    const method = knownMethods.has(request.method) ? String(request.method) : 'other'
    response.once('close', () => {
      const { requests, requestSeconds } = metrics()
      // A visitor who leaves before the response is complete says nothing about the site.
      const isComplete = response.writableFinished
      requests.inc({ kind, method, status: isComplete ? response.statusCode : 'aborted' })
      if (isComplete) requestSeconds.observe({ kind }, (performance.now() - started) / 1000)
    })
  })
}

type AddressKind = 'page' | 'file' | 'lookup' | 'enquiry' | 'webhook' | 'studio' | 'lake' | 'health' | 'api'

const kindsByPath: Record<string, AddressKind> = {
  'api/vehicle-lookup': 'lookup',
  'api/enquiries': 'enquiry',
  'api/revalidate': 'webhook',
  'api/health': 'health',
  'api/metrics': 'health',
  api: 'api',
  studio: 'studio',
  'content-lake': 'lake',
}
const knownPath = new RegExp(`^/(${Object.keys(kindsByPath).join('|')})(?=/|$)`)

/** One of a few kinds of addresses. */
export function kindOf(target: string): AddressKind {
  const path = target.split('?', 1)[0] ?? ''
  const known = kindsByPath[knownPath.exec(path)?.[1] ?? '']
  if (known) return known
  return isPicturePath(path) || /^\/_next\/|\.\w+$/.test(path) ? 'file' : 'page'
}
