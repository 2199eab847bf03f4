import { ContentRefusal, innermostCode } from './content-check.ts'

/** Why hosted Sanity cannot be used: `unavailable` is temporary, `misconfigured` needs a change by the operator. */
export type HostedProblem = { kind: 'unavailable' | 'misconfigured'; message: string }

type Content = { projectId: string; dataset: string }
type Cause =
  | 'no-token'
  | 'token'
  | 'read-only'
  | 'project'
  | 'dataset'
  | 'empty'
  | 'name'
  | 'refused'
  | 'timeout'
  | 'certificate'
  | 'failing'

/** The message for a cause; `detail` is an error code or status. */
export function messageOf(cause: Cause, { projectId, dataset }: Content, detail = ''): HostedProblem {
  const host = `${projectId}.api.sanity.io`
  const tokens = `https://www.sanity.io/manage/project/${projectId}/api`
  const network = 'Check the network, the firewall and https://www.sanity-status.com, then start again.'
  const misconfigured = (message: string): HostedProblem => ({ kind: 'misconfigured', message })
  const unavailable = (message: string): HostedProblem => ({
    kind: 'unavailable',
    message: `${message} ${network}`,
  })
  switch (cause) {
    case 'no-token':
      return misconfigured(
        `SANITY_API_TOKEN is not set. Make a token with editor rights at ${tokens} and set it.`,
      )
    case 'token':
      return misconfigured(
        `The Sanity project ${projectId} does not accept SANITY_API_TOKEN: it is mistyped, expired, revoked or another project's. Make one with editor rights at ${tokens}.`,
      )
    case 'read-only':
      return misconfigured(
        `SANITY_API_TOKEN may not write to the dataset ${dataset} of the Sanity project ${projectId}, so no enquiry could be kept. Make a token with editor rights at ${tokens}.`,
      )
    case 'project':
      return misconfigured(
        `There is no Sanity project ${projectId}. Set NEXT_PUBLIC_SANITY_PROJECT_ID to the project's id, shown at https://www.sanity.io/manage.`,
      )
    case 'dataset':
      return misconfigured(
        `The Sanity project ${projectId} has no dataset ${dataset}. Set NEXT_PUBLIC_SANITY_DATASET to one it has, or create it at https://www.sanity.io/manage/project/${projectId}/datasets.`,
      )
    case 'empty':
      return misconfigured(
        `The dataset ${dataset} of the Sanity project ${projectId} holds no content of this site yet. Fill it: npm run seed`,
      )
    case 'name':
      return unavailable(`The name ${host} cannot be found (${detail}).`)
    case 'refused':
      return unavailable(`No connection to ${host} (${detail}).`)
    case 'timeout':
      return unavailable(`${host} does not answer.`)
    case 'failing':
      return unavailable(`${host} cannot answer now (${detail}).`)
    case 'certificate':
      return misconfigured(
        `The connection to ${host} is not trusted (${detail}). When a proxy of yours stands in between, name its authority in NODE_EXTRA_CA_CERTS.`,
      )
  }
}

/** The problem behind a failed request. */
export function hostedProblemOf(error: unknown, content: Content): HostedProblem {
  if (error instanceof ContentRefusal) return refusalOf(error, content)
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return messageOf('timeout', content)
  // Not JSON: another server responds under this name.
  if (error instanceof SyntaxError)
    return messageOf('failing', content, 'another server answers in its place')
  const code = innermostCode(error)
  if (/^(?:ENOTFOUND|EAI_)/.test(code)) return messageOf('name', content, code)
  if (/CERT|SELF_SIGNED|UNABLE_TO|ALTNAME/.test(code)) return messageOf('certificate', content, code)
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return messageOf('timeout', content)
  return messageOf('refused', content, code)
}

function refusalOf({ status, body }: ContentRefusal, content: Content): HostedProblem {
  if (status === 401) return messageOf('token', content)
  if (status === 403) return messageOf('read-only', content)
  if (status === 404) return messageOf(/dataset/i.test(body) ? 'dataset' : 'project', content)
  return messageOf('failing', content, `HTTP ${status}`)
}
