import { connect } from 'node:tls'
import { z } from 'zod'
import type { Env } from '../../lib/env/env.ts'
import { errorCode } from '../../lib/shared/error-details.ts'
import { type Finding, isLive, notChecked, ok, problem, warning } from './finding.ts'

const about = 'Proxy'
const timeoutMs = 8000
const dayMs = 24 * 3_600_000
/** Certificates are renewed weeks ahead; one this close to its end was forgotten. */
const soonDays = 14

/** Checks the public address from here: its name, certificate, and the proxy behind it. */
export async function checkAddress(env: Env, isRunning: boolean): Promise<Finding[]> {
  if (!isLive(env)) return [notChecked(about, 'The site has no public address yet.')]
  const trust =
    env.trustedProxy === undefined
      ? [
          warning(
            about,
            'TRUSTED_PROXY is not set. Behind a proxy all visitors count as one, and are soon refused.',
            'Set it to 1 for one proxy in front; leave it unset only if visitors connect directly.',
          ),
        ]
      : []
  if (!isRunning) return [...trust, notChecked(about, 'The site does not run, so its address was not tried.')]
  const { siteUrl } = env.public
  const findings = [...trust, await reach(siteUrl)]
  if (siteUrl.startsWith('https:')) findings.push(...(await checkCertificate(new URL(siteUrl))))
  return findings
}

async function reach(siteUrl: string): Promise<Finding> {
  try {
    const response = await fetch(`${siteUrl}/api/health`, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    })
    const body: unknown = await response.json().catch(() => undefined)
    if (z.object({ status: z.literal('ok') }).safeParse(body).success)
      return ok(about, `${siteUrl} leads to this software.`)
    return problem(
      about,
      `${siteUrl} responds with status ${response.status}, and not as this site does.`,
      'Let the proxy pass all paths on to this site, or correct NEXT_PUBLIC_SITE_URL.',
    )
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return problem(
      about,
      `${siteUrl} cannot be reached from here (${errorCode(cause) ?? 'no response'}).`,
      'Check the DNS entry, the firewall, the proxy and its certificate.',
    )
  }
}

async function checkCertificate({ hostname, port }: URL): Promise<Finding[]> {
  const validTo = await certificateEnd(hostname, port === '' ? 443 : Number(port))
  // Reaching the address has failed with the reason.
  if (validTo === undefined) return []
  const days = Math.floor((validTo - Date.now()) / dayMs)
  if (days >= soonDays) return [ok(about, `The certificate is valid for ${days} more days.`)]
  return [
    problem(
      about,
      `The certificate ends in ${days} days.`,
      'Renew it, and find out why that did not happen by itself.',
    ),
  ]
}

function certificateEnd(host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, timeout: timeoutMs }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to))
      socket.destroy()
    })
    socket.once('error', () => resolve(undefined))
    socket.once('timeout', () => {
      socket.destroy()
      resolve(undefined)
    })
  })
}
