import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '../../lib/env/env.ts'
import { checkContent, ContentRefusal, innermostCode } from './content-check.ts'
import { credentialsFile, hasCredentials, siteTokenOf } from './credentials.ts'
import { OperatorProblem } from './operator-problem.ts'

/** `temporary`: it may be starting, or being filled with its first content. */
type Problem = { kind: 'temporary' | 'lasting'; message: string }

const pauseMs = 500
/** For all requests of one attempt together. */
const timeoutMs = 6000

/**
 * Waits until this site can use the Content Lake that runs by itself at `url`.
 *
 * @param waitMs - how long a temporary problem may last
 * @returns the temporary problem that is left, with its remedy; undefined when there is none
 * @throws OperatorProblem for a problem that does not pass by itself
 */
export async function awaitSeparateLake(env: Env, url: string, waitMs: number): Promise<string | undefined> {
  const deadline = performance.now() + waitMs
  for (;;) {
    const problem = await findProblem(env, url)
    if (problem?.kind === 'lasting') throw new OperatorProblem(problem.message)
    if (!problem || performance.now() >= deadline) return problem?.message
    await sleep(pauseMs)
  }
}

async function findProblem(env: Env, url: string): Promise<Problem | undefined> {
  if (env.sanityToken === undefined && !hasCredentials(env.dataDir))
    return temporary(
      `SANITY_API_TOKEN is not set, and there is no ${credentialsFile(env.dataDir)}. Set it to what that file in the data folder of the Content Lake at ${url} calls siteToken.`,
    )
  const { dataset } = env.public.sanity
  try {
    const content = { origin: url, dataset, token: siteTokenOf(env) ?? '', timeoutMs }
    if ((await checkContent(content, 'show')) === 'filled') return undefined
    return temporary(
      `The Content Lake at ${url} holds no content of this site yet. On its machine: npm run seed`,
    )
  } catch (error) {
    return error instanceof ContentRefusal ? refusalOf(error, url, dataset) : failureOf(error, url)
  }
}

function refusalOf({ status, body }: ContentRefusal, url: string, dataset: string): Problem {
  switch (status) {
    case 401:
      return lasting(
        `The Content Lake at ${url} does not accept the token: SANITY_API_TOKEN, or the data folder of this site, belongs to another one.`,
      )
    case 403:
      return lasting(
        `SANITY_API_TOKEN may not write to the Content Lake at ${url}, so no enquiry could be kept. Set it to siteToken in its credentials.json.`,
      )
    case 404:
      return lasting(
        /dataset/i.test(body)
          ? `The Content Lake at ${url} has no dataset ${dataset}: correct NEXT_PUBLIC_SANITY_DATASET.`
          : `At ${url} is no Content Lake: correct CONTENT_LAKE_SERVER.`,
      )
    case 421:
      return lasting(
        `The Content Lake at ${url} does not know this name of its machine: use the IP address in CONTENT_LAKE_SERVER.`,
      )
    default:
      return status >= 500
        ? temporary(`The Content Lake at ${url} cannot answer now (HTTP ${status}); its log says why.`)
        : lasting(`At ${url} is no Content Lake (HTTP ${status}): correct CONTENT_LAKE_SERVER.`)
  }
}

function failureOf(error: unknown, url: string): Problem {
  if (error instanceof SyntaxError)
    return lasting(`At ${url} is no Content Lake: correct CONTENT_LAKE_SERVER.`)
  const isTimeout = error instanceof Error && error.name === 'TimeoutError'
  const reason = isTimeout ? 'no answer' : innermostCode(error)
  return temporary(
    `No Content Lake answers at ${url} (${reason}). Start it there with npm run lake, or correct CONTENT_LAKE_SERVER.`,
  )
}

const temporary = (message: string): Problem => ({ kind: 'temporary', message })
const lasting = (message: string): Problem => ({ kind: 'lasting', message })
