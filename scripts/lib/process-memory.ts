/*
 * By default Node.js sizes its heap by the machine's memory, and the C library keeps a pool of freed memory for each thread.
 * docs/decisions/load.md has the figures behind these limits.
 */

/** Variables for a process that keeps few pools of freed memory. */
export const fewPools = { MALLOC_ARENA_MAX: '2' } as const

const siteLimits = '--max-old-space-size=512 --max-semi-space-size=16'

/** Variables of the site's process. An operator's own `NODE_OPTIONS` come last and take precedence. */
export function siteMemory(nodeOptions = process.env.NODE_OPTIONS): Record<string, string> {
  return { ...fewPools, NODE_OPTIONS: nodeOptions ? `${siteLimits} ${nodeOptions}` : siteLimits }
}
