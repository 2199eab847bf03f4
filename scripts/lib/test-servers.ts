import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { install } from './apt.ts'

/** Servers of the operating system that tests start for themselves, and the argument that makes each print its version. */
const versionArguments = { 'redis-server': '--version', nginx: '-v', caddy: 'version' }

export type TestServer = keyof typeof versionArguments

export const testServers = ['redis-server', 'nginx', 'caddy'] as const satisfies TestServer[]

/** Whether tests can start this server. They never use a running one. */
export function hasTestServer(name: TestServer): boolean {
  return spawnSync(name, [versionArguments[name]]).status === 0
}

/**
 * Installs a server where that is possible without a prompt. Returns whether it is installed. Not where systemd runs: there
 * the package would start it, which is the operator's choice.
 */
export async function findOrInstallTestServer(name: TestServer): Promise<boolean> {
  if (hasTestServer(name)) return true
  if (!existsSync('/run/systemd/system')) await install(name)
  return hasTestServer(name)
}
