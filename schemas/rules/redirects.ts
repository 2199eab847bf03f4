import { isInternalPath } from './links.ts'
import { reservedSegments } from './site-addresses.ts'

/** Redirects visitors from one address to another. */
export type RedirectRule = {
  from: string
  to: string
}

/** A path in the form in which paths are compared: no query, no closing slash, lower case. */
export function normalisePath(path: string): string {
  const bare = (path.split(/[?#]/, 1)[0] ?? '').toLowerCase().replace(/\/+$/, '')
  return bare === '' ? '/' : bare
}

/** What is wrong with the old address of a redirect; `undefined` when it is valid. */
export function redirectSourceProblem(from: string | undefined): string | undefined {
  if (!from) return 'Give the old address, for example /old-page.html'
  if (!isInternalPath(from)) return 'Start with one slash and leave out the site’s name: /old-page.html'
  if (/[?#]/.test(from)) return 'Leave out everything from the question mark or hash sign on.'
  const path = normalisePath(from)
  const first = path.split('/')[1] ?? ''
  if (path === '/' || reservedSegments.has(first))
    return `${from} is a page of this site; visitors would no longer reach it.`
  return undefined
}

/** What is wrong with the new address of a redirect; `undefined` when it is valid. */
export function redirectTargetProblem(to: string | undefined): string | undefined {
  if (!to) return 'Give the new address, for example /faq'
  if (isInternalPath(to)) return undefined
  if (URL.canParse(to) && new URL(to).protocol === 'https:') return undefined
  return 'Use a page of this site (/faq) or a web address that starts with https://'
}

/** True when `rule` closes a loop with `others`. */
export function makesLoop(rule: RedirectRule, others: readonly RedirectRule[]): boolean {
  const targets = new Map(others.map((other) => [normalisePath(other.from), other.to]))
  const start = normalisePath(rule.from)
  const seen = new Set<string>()
  let path: string | undefined = rule.to
  while (path?.startsWith('/')) {
    const current = normalisePath(path)
    if (current === start) return true
    if (seen.has(current)) return false
    seen.add(current)
    path = targets.get(current)
  }
  return false
}
