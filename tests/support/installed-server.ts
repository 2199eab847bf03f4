import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from './free-port.ts'
import { type FrontDoor, startFrontDoor } from './front-door.ts'
import { processesWith } from './process-tree.ts'

/**
 * A server as docs/deploy.md installs it, in a folder and on ports of its own: releases, the units and scripts of deploy/,
 * and nginx. Only systemctl is a stand-in, which runs what the units say.
 */
export type InstalledServer = {
  door: FrontDoor
  lakeUrl: string
  dataDir: string
  /** Makes a release of this checkout, or a copy of another release with its build. */
  addRelease: (name: string, from?: string) => void
  /** Lets a link lead to a release: `lake`, or a port. */
  link: (link: string, release: string) => void
  /** The two ports of the site. */
  ports: [live: number, idle: number]
  /** Runs a command with the stand-ins. @throws Error when it fails, with all logs */
  run: (...command: [string, ...string[]]) => Promise<string>
  stop: () => Promise<void>
}

/** What is made in a checkout, and is no part of a release. */
const made =
  /^(?:\.git|\.data|\.env(?:\..*)?|\.next.*|backups|coverage|node_modules|test-results|.*\.tsbuildinfo)$/

export async function installServer(settings: Record<string, string>): Promise<InstalledServer> {
  const root = mkdtempSync(join(tmpdir(), 'server-'))
  const [live = 0, idle = 0, lakePort = 0] = await freePorts(3)
  const folder = (name: string) => join(root, name)
  for (const name of ['releases', 'run', 'units', 'programs', 'data', 'backups']) mkdirSync(folder(name))
  writeFileSync(folder('settings.env'), linesOf(settings))
  for (const name of readdirSync('deploy/systemd')) {
    const unit = readFileSync(join('deploy/systemd', name), 'utf8')
      .replaceAll('/srv/car-buying', root)
      .replaceAll('/var/lib/car-buying', folder('data'))
      .replaceAll('/var/backups/car-buying', folder('backups'))
      .replaceAll(/\b(?:3000|3001|3333)\b/g, (port) =>
        String({ 3000: live, 3001: idle, 3333: lakePort }[port]),
      )
    writeFileSync(join(root, 'units', name), unit)
  }
  const door = await startFrontDoor('nginx', [live, idle])
  symlinkSync(door.folder, folder('nginx'))
  copyFileSync('tests/support/systemctl.sh', folder('programs/systemctl'))
  for (const [name, command] of [
    [
      'nginx',
      `exec ${found('nginx')} -p ${door.folder} -c ${door.folder}/nginx.conf -e ${door.folder}/error.log "$@"`,
    ],
    ['systemd-notify', ': >"$NOTIFY_SOCKET"'],
  ] as const) {
    writeFileSync(join(root, 'programs', name), `#!/bin/sh\n${command}\n`)
    chmodSync(join(root, 'programs', name), 0o755)
  }
  const environment = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NODE_OPTIONS: '',
    PATH: `${folder('programs')}:${process.env.PATH ?? ''}`,
    CAR_BUYING_ROOT: root,
    CAR_BUYING_ETC: root,
    UNITS: folder('units'),
    RUN: folder('run'),
  }
  const logs = () =>
    readdirSync(folder('run'))
      .filter((name) => name.endsWith('.log'))
      .map((name) => `${name}:\n${readFileSync(join(root, 'run', name), 'utf8')}`)
      .join('\n')
  return {
    door,
    lakeUrl: `http://localhost:${lakePort}`,
    dataDir: folder('data'),
    ports: [live, idle],
    addRelease: (name, from) => {
      const release = join(root, 'releases', name)
      if (from === undefined) copyCheckout(release)
      else copyRelease(join(root, 'releases', from), release)
      if (from === undefined) symlinkSync(folder('settings.env'), join(release, '.env'))
    },
    link: (link, release) => symlinkSync(join(root, 'releases', release), folder(link)),
    run: async (program, ...args) => {
      const child = spawn(program, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
      const [output, errors, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'exit') as Promise<[number | null]>,
      ])
      if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${errors}\n${logs()}`)
      return output
    },
    stop: async () => {
      await door.stop()
      const running = () => processesWith(`DATA_DIR=${folder('data')}`)
      for (const { pid } of running()) process.kill(pid, 'SIGKILL')
      while (running().length > 0) await sleep(50)
      rmSync(root, { recursive: true, force: true })
    },
  }
}

function copyCheckout(release: string): void {
  mkdirSync(release)
  for (const name of readdirSync('.').filter((entry) => !made.test(entry)))
    cpSync(name, join(release, name), { recursive: true })
  linkFiles('node_modules', join(release, 'node_modules'))
  rmSync(join(release, 'node_modules/.cache'), { recursive: true, force: true })
}

function copyRelease(from: string, to: string): void {
  linkFiles(from, to)
  // Sites write to their builds.
  rmSync(join(to, '.next'), { recursive: true })
  cpSync(join(from, '.next'), join(to, '.next'), { recursive: true, verbatimSymlinks: true })
}

/** Copies a folder; on one file system by hard links, which takes seconds. */
function linkFiles(from: string, to: string): void {
  if (spawnSync('cp', ['-al', from, to]).status === 0) return
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}

function found(program: string): string {
  const folders = (process.env.PATH ?? '').split(':')
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file)) ?? program
}

const linesOf = (settings: Record<string, string>) =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
