import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { install } from './apt.ts'

/** Whether tests can start a Redis server. They never use a running one. */
export function hasRedisServer(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0
}

/**
 * Installs Redis where that is possible without a prompt. Returns whether it is installed. Not where systemd runs: there the
 * package would start a server, which is the operator's choice.
 */
export function findOrInstallRedisServer(): boolean {
  if (hasRedisServer()) return true
  if (!existsSync('/run/systemd/system')) install('redis-server')
  return hasRedisServer()
}
