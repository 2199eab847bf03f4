import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from './free-port.ts'
import { hasEnded } from './responding.ts'
import { makeCertificate } from './test-certificate.ts'

export type FrontDoorKind = 'nginx' | 'caddy'

/** A reverse proxy with the configuration in deploy/, on ports and with a certificate of its own. */
export type FrontDoor = {
  /** Its configuration and logs. */
  folder: string
  name: string
  port: number
  httpPort: number
  /** Where the next release has to listen. */
  idlePort: number
  authority: Buffer
  /** Makes the other port serve, as an update does. */
  swap: () => void
  stop: () => Promise<void>
}

/** Starts it in front of the first of these ports, for this host name. */
export async function startFrontDoor(
  kind: FrontDoorKind,
  ports: [number, number],
  name = 'www.example.co.uk',
): Promise<FrontDoor> {
  const folder = mkdtempSync(join(tmpdir(), `${kind}-`))
  const [port = 0, httpPort = 0, pagesPort = 0] = await freePorts(3)
  const { authorityFile } = makeCertificate(folder, [name])
  const at = { folder, name, port, httpPort, pagesPort }
  const live = `deploy/${kind}/car-buying-live.conf`
  let order = ports
  const writeOrder = () =>
    writeFileSync(
      join(folder, 'car-buying-live.conf'),
      replaced(live, [
        [/:3000\b/g, `:${order[0]}`],
        [/:3001\b/g, `:${order[1]}`],
      ]),
    )
  writeOrder()
  const { start, check, reload } = kind === 'nginx' ? nginx(at) : caddy(at)
  run(check)
  const [program = '', ...args] = start
  const server = spawn(program, args, { stdio: 'ignore', env: environment(folder) })
  await listening(server, port)
  return {
    folder,
    name,
    port,
    httpPort,
    idlePort: ports[1],
    authority: readFileSync(authorityFile),
    swap: () => {
      order = [order[1], order[0]]
      writeOrder()
      run(reload)
    },
    stop: async () => {
      if (hasEnded(server)) return
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }

  function run([command = '', ...rest]: string[]): void {
    const { status, stderr } = spawnSync(command, rest, { encoding: 'utf8', env: environment(folder) })
    if (status !== 0) throw new Error(`${kind} refuses its configuration:\n${stderr}`)
  }
}

type Place = { folder: string; name: string; port: number; httpPort: number; pagesPort: number }

function nginx({ folder, name, port, httpPort, pagesPort }: Place) {
  const site = replaced('deploy/nginx/car-buying.conf', [
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 443 /g, `listen 127.0.0.1:${port} `],
    [/listen 80\b/g, `listen 127.0.0.1:${httpPort}`],
    [/127\.0\.0\.1:3080/g, `127.0.0.1:${pagesPort}`],
    [/\/etc\/nginx\/(?=car-buying-live)/g, `${folder}/`],
    [/\/etc\/letsencrypt\/live\/www\.example\.co\.uk\/fullchain/g, `${folder}/server`],
    [/\/etc\/letsencrypt\/live\/www\.example\.co\.uk\/privkey\.pem/g, `${folder}/server.key`],
    [/\/var\/(?:cache|log)\/nginx\//g, `${folder}/`],
  ]).replaceAll('www.example.co.uk', name)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${folder}/nginx.pid;
    events {}
    http {
      ${temporary.map((path) => `${path}_temp_path ${folder}/temp-${path};`).join(' ')}
      include ${folder}/site.conf;
    }`
  writeFileSync(join(folder, 'site.conf'), site)
  writeFileSync(join(folder, 'nginx.conf'), main)
  const start = ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  return { start, check: [...start, '-t'], reload: [...start, '-s', 'reload'] }
}

function caddy({ folder, name, port, httpPort, pagesPort }: Place) {
  const site = replaced('deploy/caddy/Caddyfile', [
    [/\/etc\/caddy\/(?=car-buying-live)/g, `${folder}/`],
    // Its own authority instead of one on the internet.
    [/^www\.example\.co\.uk \{\n/gm, `$&\ttls ${folder}/server.pem ${folder}/server.key\n`],
  ]).replaceAll('www.example.co.uk', name)
  const file = join(folder, 'Caddyfile')
  const options = `admin 127.0.0.1:${pagesPort}\nhttp_port ${httpPort}\nhttps_port ${port}\ndefault_bind 127.0.0.1`
  writeFileSync(file, `{\n${options}\n}\n${site}`)
  mkdirSync(join(folder, 'caddy'))
  const config = ['--config', file, '--adapter', 'caddyfile']
  return {
    start: ['caddy', 'run', ...config],
    check: ['caddy', 'validate', ...config],
    reload: ['caddy', 'reload', ...config, '--address', `127.0.0.1:${pagesPort}`],
  }
}

/** The text of a file of deploy/ with these replacements, each of which must be needed. */
function replaced(file: string, replacements: [RegExp, string][]): string {
  return replacements.reduce(
    (text, [pattern, replacement]) => {
      const next = text.replace(pattern, replacement)
      if (next === text) throw new Error(`${file} has nothing like ${pattern}.`)
      return next
    },
    readFileSync(file, 'utf8'),
  )
}

function environment(folder: string): NodeJS.ProcessEnv {
  return { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
}

async function listening(server: ChildProcess, port: number): Promise<void> {
  while (!(await accepts(port))) {
    if (hasEnded(server)) throw new Error('The reverse proxy has ended.')
    await sleep(20)
  }
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
