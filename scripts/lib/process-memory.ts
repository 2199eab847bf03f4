/*
 * Node.js takes as much memory as the machine has before it tidies up, and the C library keeps a pool of it for each
 * thread. What the site and the Content Lake need is known, and they run beside each other: docs/decisions/load.md.
 */

/** Variables for a process that keeps few pools of freed memory. */
export const fewPools = { MALLOC_ARENA_MAX: '2' } as const

const siteLimits = '--max-old-space-size=512 --max-semi-space-size=16'

/** Variables of the site's process. An operator's own `NODE_OPTIONS` come last: they count. */
export function siteMemory(nodeOptions = process.env.NODE_OPTIONS): Record<string, string> {
  return { ...fewPools, NODE_OPTIONS: nodeOptions ? `${siteLimits} ${nodeOptions}` : siteLimits }
}
