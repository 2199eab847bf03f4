import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePorts } from '../support/free-port.ts'
import { startLakeProcess } from '../support/lake-process.ts'
import { startStandInSite } from '../support/stand-in-site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder('deploy-')
const calls = join(folder, 'calls')
const programs = join(folder, 'programs')
mkdirSync(programs)
// They write down how they were called. A release called `broken` does not start.
for (const name of ['restic', 'systemctl', 'nginx', 'caddy']) {
  const file = join(programs, name)
  const links = '$(readlink "$CAR_BUYING_ROOT/lake" "$CAR_BUYING_ROOT"/[0-9]*)'
  writeFileSync(
    file,
    `#!/bin/sh
echo "${name} $*" >>${calls}
case "${name} $*" in "systemctl start car-buying@"* | "systemctl restart "*)
  case "${links}" in */broken*) exit 1 ;; esac ;;
esac
`,
  )
  chmodSync(file, 0o755)
}

async function run(script: string, args: string[], variables: Record<string, string>) {
  writeFileSync(calls, '')
  const child = spawn(`deploy/bin/${script}`, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH: `${programs}:${process.env.PATH}`, ...variables },
  })
  const [stderr, [status]] = await Promise.all([
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ])
  return { status, stderr, calls: readFileSync(calls, 'utf8').trim().split('\n') }
}

describe('back-up.sh', () => {
  it('copies the data folder, sends the copy away and leaves the three latest', async () => {
    const lake = await startLakeProcess()
    onTestFinished(() => lake.stop())
    const copies = join(folder, 'backups')
    for (const name of ['2020-01-01T03-00-00', '2020-01-02T03-00-00', '2020-01-03T03-00-00', 'others'])
      mkdirSync(join(copies, name), { recursive: true })

    const variables = { DATA_DIR: lake.dataDir, BACKUP_DIR: copies, RESTIC_REPOSITORY: '/elsewhere' }
    const result = await run('back-up.sh', [], variables)
    expect(result.stderr).toBe('')
    const left = readdirSync(copies).toSorted()
    expect(left).toEqual(['2020-01-02T03-00-00', '2020-01-03T03-00-00', expect.any(String), 'others'])
    const copy = join(copies, left[2] ?? '')
    expect(existsSync(join(copy, 'content-lake.sqlite'))).toBe(true)
    expect(result.calls).toEqual([
      `restic backup --quiet --host car-buying --tag data ${copy}`,
      expect.stringMatching(/^restic forget .* --group-by host,tags /),
    ])
  })

  it('deletes nothing when there is nothing to copy', async () => {
    const copies = join(folder, 'kept')
    for (let day = 1; day <= 4; day += 1)
      mkdirSync(join(copies, `2020-01-0${day}T03-00-00`), { recursive: true })
    const { status } = await run('back-up.sh', [], { DATA_DIR: join(folder, 'none'), BACKUP_DIR: copies })
    expect(status).not.toBe(0)
    expect(readdirSync(copies)).toHaveLength(4)
  })
})

/** A server's folders with releases; the first port serves. */
async function installed(webServer: 'nginx' | 'caddy' = 'nginx') {
  const root = mkdtempSync(join(folder, 'site-'))
  for (const release of ['before', 'next', 'broken']) {
    mkdirSync(join(root, 'releases', release), { recursive: true })
    writeFileSync(join(root, 'releases', release, 'package.json'), '{}')
  }
  const [live = 0, idle = 0] = await freePorts(2)
  for (const link of [live, 'lake']) symlinkSync(join(root, 'releases/before'), join(root, String(link)))
  const liveFile = join(root, webServer, 'car-buying-live.conf')
  mkdirSync(join(root, webServer))
  const ports = readFileSync(`deploy/${webServer}/car-buying-live.conf`, 'utf8')
  writeFileSync(liveFile, ports.replace(':3000', `:${live}`).replace(':3001', `:${idle}`))
  const release = (link: string | number) => basename(readlinkSync(join(root, String(link))))
  const servers = () => readFileSync(liveFile, 'utf8').replaceAll(/#.*\n/g, '')
  const variables = { CAR_BUYING_ROOT: root, CAR_BUYING_ETC: root, CAR_BUYING_DRAIN_SECONDS: '0' }
  return { live, idle, release, servers, variables }
}

describe('switch.sh', () => {
  it('points nginx to the release once it is ready, and then stops the one before', async () => {
    const { live, idle, release, servers, variables } = await installed()
    const site = await startStandInSite(idle)
    onTestFinished(site.stop)
    const result = await run('switch.sh', ['next'], variables)
    expect(result.stderr).toBe('')
    expect(servers()).toBe(
      `server 127.0.0.1:${idle} max_fails=0;\nserver 127.0.0.1:${live} max_fails=0 backup;\n`,
    )
    expect(release(idle)).toBe('next')
    expect(result.calls).toEqual([
      `systemctl stop car-buying@${idle}`,
      `systemctl start car-buying@${idle}`,
      'nginx -t -q',
      'systemctl reload nginx',
      `systemctl enable --quiet car-buying@${idle}`,
      `systemctl disable --quiet --now car-buying@${live}`,
    ])
  })

  it('points Caddy to it where there is no nginx', async () => {
    const { live, idle, servers, variables } = await installed('caddy')
    const site = await startStandInSite(idle)
    onTestFinished(site.stop)
    const result = await run('switch.sh', ['next'], variables)
    expect(result.stderr).toBe('')
    expect(servers()).toBe(`to 127.0.0.1:${idle} 127.0.0.1:${live}\n`)
    expect(result.calls).toContain('systemctl reload caddy')
  })

  it.each([
    ['broken', 'did not start'],
    ['next', 'is not ready'],
  ])('leaves the release before serving when the release %s %s', async (name, problem) => {
    const { idle, servers, variables } = await installed()
    const before = servers()
    const result = await run('switch.sh', [name], variables)
    expect(result.status).toBe(1)
    expect(result.stderr).toContain(problem)
    expect(result.calls.at(-1)).toBe(`systemctl stop car-buying@${idle}`)
    expect(servers()).toBe(before)
  })

  it('touches nothing for a release that is missing, or serves already', async () => {
    const { variables } = await installed()
    for (const name of ['missing', 'before'])
      expect(await run('switch.sh', [name], variables)).toMatchObject({ status: 1, calls: [''] })
  })
})

describe('switch-lake.sh', () => {
  it('makes a backup and starts the Content Lake of the release', async () => {
    const { release, variables } = await installed()
    expect(await run('switch-lake.sh', ['next'], variables)).toEqual({
      status: 0,
      stderr: '',
      calls: ['systemctl start car-buying-backup.service', 'systemctl restart car-buying-lake'],
    })
    expect(release('lake')).toBe('next')
  })

  it('starts the one before again when it does not start', async () => {
    const { release, variables } = await installed()
    const result = await run('switch-lake.sh', ['broken'], variables)
    expect([result.status, result.calls.length]).toEqual([1, 3])
    expect(result.stderr).toContain('did not start')
    expect(release('lake')).toBe('before')
  })
})

describe('the systemd units', () => {
  const units = join(folder, 'units')
  mkdirSync(units)
  // As if the release were installed.
  for (const name of readdirSync('deploy/systemd'))
    writeFileSync(
      join(units, name.replace('@', '@3000')),
      readFileSync(join('deploy/systemd', name), 'utf8').replaceAll(
        /\/srv\/car-buying\/(?:%i|lake)(?=\/)/g,
        resolve('.'),
      ),
    )
  const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  const isAvailable = analyze('--version').status === 0

  it.runIf(isAvailable).each(readdirSync(units))('%s is what systemd understands', (name) => {
    const { status, stderr } = analyze('verify', '--man=no', join(units, name))
    expect(stderr.split('\n').filter((line) => line.includes('car-buying'))).toEqual([])
    expect(status).toBe(0)
  })

  it.runIf(isAvailable).each(readdirSync(units).filter((name) => name.endsWith('.service')))(
    '%s may do little that it does not need',
    (name) => {
      // Of 100, where 100 is a service that may do everything.
      const { status, stdout } = analyze('security', '--offline=yes', '--threshold=20', join(units, name))
      expect({ status, stdout }).toMatchObject({ status: 0 })
    },
  )
})
