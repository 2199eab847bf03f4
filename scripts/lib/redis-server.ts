import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { install } from './apt.ts'

/** Whether there is a Redis for tests to start. They start their own and never use one that runs. */
export function hasRedisServer(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0
}

/**
 * Installs Redis where that is possible without asking anybody, and tells whether there is one. Where systemd runs, the
 * package would start a server of its own: there somebody has to want it.
 */
export function findOrInstallRedisServer(): boolean {
  if (hasRedisServer()) return true
  if (!existsSync('/run/systemd/system')) install('redis-server')
  return hasRedisServer()
}
