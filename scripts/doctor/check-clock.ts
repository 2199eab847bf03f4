import { spawnSync } from 'node:child_process'
import type { Env } from '../../lib/env/env.ts'
import { type Finding, notChecked, ok, problem, warning } from './finding.ts'

const about = 'Clock'
const timeoutMs = 5000
/** Signatures and tokens are refused from about here on. */
const maxDifferenceMs = 60_000

/** Compares the clock with the services of the settings, and asks the system whether it is kept right. */
export async function checkClock(env: Env): Promise<Finding[]> {
  const differences = await Promise.all(servicesOf(env).map(differenceTo))
  const measured = differences.filter((difference) => difference !== undefined)
  const [first] = measured
  // With one service, nobody knows which of the two clocks is right.
  if (first !== undefined && measured.every((difference) => Math.abs(difference) > maxDifferenceMs))
    return [
      problem(
        about,
        `It differs from that of the services by ${Math.round(first / 1000)} seconds: keys and signatures are refused.`,
        'Set the clock (`timedatectl set-ntp true`).',
      ),
    ]
  const synchronised = isSynchronised()
  if (synchronised === false)
    return [
      warning(about, 'It is not kept right by the network.', 'Turn that on: `timedatectl set-ntp true`.'),
    ]
  if (first !== undefined || synchronised) return [ok(about, 'It is right.')]
  return [notChecked(about, 'There is no service to compare it with.')]
}

/** Services outside this machine that the settings name anyway. */
function servicesOf(env: Env): string[] {
  const { source } = env.vehicleLookup
  return [
    ...(env.embedded ? [] : [`https://${env.public.sanity.projectId}.api.sanity.io/v1/ping`]),
    ...(source.kind === 'provider' ? [source.url] : []),
    ...(source.kind === 'dvla' ? [source.enquiry.url, source.history.url] : []),
  ].map((url) => new URL(url).origin)
}

/** How far this clock is ahead, in milliseconds; undefined when the service does not tell. */
async function differenceTo(origin: string): Promise<number | undefined> {
  try {
    const response = await fetch(origin, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const theirs = Date.parse(response.headers.get('date') ?? '')
    return Number.isNaN(theirs) ? undefined : Date.now() - theirs
  } catch {
    return undefined
  }
}

/** Undefined where systemd does not keep the clock. */
function isSynchronised(): boolean | undefined {
  const { status, stdout } = spawnSync('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    encoding: 'utf8',
    timeout: timeoutMs,
  })
  return status === 0 ? stdout.trim() === 'yes' : undefined
}
