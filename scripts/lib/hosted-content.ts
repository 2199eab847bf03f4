import type { Env } from '../../lib/env/env.ts'
import { checkContent, type Purpose } from './content-check.ts'
import { hostedProblemOf, type HostedProblem, messageOf } from './hosted-problem.ts'
import { OperatorProblem } from './operator-problem.ts'

/** For all requests together. */
const timeoutMs = 6000

/** Why hosted Sanity cannot be used for this, with the remedy; undefined when it can. */
export async function findHostedProblem(env: Env, purpose: Purpose): Promise<HostedProblem | undefined> {
  const { projectId, dataset } = env.content
  const { sanityToken: token } = env
  if (token === undefined) return messageOf('no-token', env.content)
  try {
    const origin = `https://${projectId}.api.sanity.io`
    const state = await checkContent({ origin, dataset, token, timeoutMs }, purpose)
    return purpose === 'show' && state === 'empty' ? messageOf('empty', env.content) : undefined
  } catch (error) {
    return hostedProblemOf(error, env.content)
  }
}

/** @throws OperatorProblem when hosted Sanity cannot be used for this */
export async function requireHostedContent(env: Env, purpose: Purpose): Promise<void> {
  const problem = await findHostedProblem(env, purpose)
  if (problem) throw new OperatorProblem(problem.message)
}
