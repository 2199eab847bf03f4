import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** One kind of request: how it is made, and how often among the others. */
export type RequestKind = {
  name: string
  /** How many of these come for so many of the other kinds. */
  share: number
  /** The address and headers of the `number`-th request of the run. */
  next: (number: number) => { path: string; headers?: Record<string, string> }
}

/** What became of one kind of request. Times in milliseconds, from the moment at which the request was due. */
export type Outcome = { name: string; times: number[]; statuses: Map<string, number> }

/** In the place of a status: refused, but told when to ask again. */
export const askAgain = 'ask again'

const longestAnswer = 30_000
/** Beyond this a site that does not keep up is known not to; more requests would only measure this process. */
const mostAtOnce = 3000

/**
 * Sends requests at a fixed rate, whether or not the earlier ones have been answered, as visitors do who know nothing of
 * each other; resolves when the last one is answered.
 *
 * @param rate - requests in a second
 */
export async function sendLoad(
  origin: string,
  kinds: readonly RequestKind[],
  { rate, seconds, random }: { rate: number; seconds: number; random: () => number },
): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const outcomes = new Map(
    kinds.map(({ name }): [string, Outcome] => [name, { name, times: [], statuses: new Map() }]),
  )
  const shares = kinds.reduce((sum, { share }) => sum + share, 0)
  const pending = new Set<Promise<void>>()
  const begun = performance.now()

  for (let number = 0; number < rate * seconds; number++) {
    const due = begun + (number * 1000) / rate
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    if (pending.size >= mostAtOnce) continue
    const kind = pick(kinds, random() * shares)
    const request = ask(origin, kind.next(number), agent).then((status) => {
      const outcome = outcomes.get(kind.name)
      outcome?.times.push(performance.now() - due)
      outcome?.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1)
      pending.delete(request)
    })
    pending.add(request)
  }
  await Promise.all(pending)
  agent.destroy()
  return [...outcomes.values()]
}

function pick(kinds: readonly RequestKind[], at: number): RequestKind {
  let passed = 0
  for (const kind of kinds) {
    passed += kind.share
    if (at < passed) return kind
  }
  throw new Error('There is no kind of request to choose from.')
}

/** The status of the answer, or what went wrong. */
function ask(
  origin: string,
  { path, headers }: ReturnType<RequestKind['next']>,
  agent: Agent,
): Promise<string> {
  return new Promise((resolve) => {
    const request = get(
      origin + path,
      { agent, timeout: longestAnswer, headers: { 'accept-encoding': 'gzip, br', ...headers } },
      (response) => {
        const isAskedAgain = response.statusCode === 503 && 'retry-after' in response.headers
        response.on('end', () => resolve(isAskedAgain ? askAgain : String(response.statusCode)))
        response.on('error', () => resolve('broken off'))
        response.resume()
      },
    )
    request.on('timeout', () => request.destroy(new Error('timeout')))
    request.on('error', ({ message }) => resolve(message))
  })
}
