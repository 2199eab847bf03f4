import { z } from 'zod'
import type { Env } from '../../lib/env/env.ts'
import { sanityApiVersion } from '../../schemas/rules/sanity-api-version.ts'
import { hostedProblemOf, type HostedProblem, HostedRefusal, messageOf } from './hosted-problem.ts'
import { OperatorProblem } from './operator-problem.ts'

/** What a command needs the content for. */
export type Purpose = 'show' | 'write' | 'read'

/** For all requests together. */
const timeoutMs = 6000

/** Why hosted Sanity cannot be used for this, with the remedy; undefined when it can. */
export async function findHostedProblem(env: Env, purpose: Purpose): Promise<HostedProblem | undefined> {
  const { projectId, dataset } = env.public.sanity
  const signal = AbortSignal.timeout(timeoutMs)
  const request = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = {
      authorization: `Bearer ${env.sanityToken ?? ''}`,
      ...(init.body ? { 'content-type': 'application/json' } : {}),
    }
    const response = await fetch(`https://${projectId}.api.sanity.io/v${sanityApiVersion}${path}`, {
      ...init,
      headers,
      signal,
      redirect: 'error',
    })
    const text = await response.text()
    if (!response.ok) throw new HostedRefusal(response.status, text)
    return JSON.parse(text)
  }
  if (env.sanityToken === undefined) return messageOf('no-token', env.public.sanity)
  try {
    const pages = await request(
      `/data/query/${dataset}?${new URLSearchParams({
        query: 'count(*[_type in ["siteSettings", "homePage", "town"]])',
        perspective: 'published',
      }).toString()}`,
    )
    // A dry run: nothing is written.
    const trial = { createIfNotExists: { _id: 'enquiry.trial', _type: 'enquiry' } }
    if (purpose !== 'read')
      await request(`/data/mutate/${dataset}?dryRun=true`, {
        method: 'POST',
        body: JSON.stringify({ mutations: [trial] }),
      })
    const isEmpty = z.object({ result: z.number() }).parse(pages).result === 0
    return purpose === 'show' && isEmpty ? messageOf('empty', env.public.sanity) : undefined
  } catch (error) {
    return hostedProblemOf(error, env.public.sanity)
  }
}

/** @throws OperatorProblem when hosted Sanity cannot be used for this */
export async function requireHostedContent(env: Env, purpose: Purpose): Promise<void> {
  const problem = await findHostedProblem(env, purpose)
  if (problem) throw new OperatorProblem(problem.message)
}
