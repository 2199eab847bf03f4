import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from './free-port.ts'
import { isResponding } from './responding.ts'

/** An nginx in front of several servers. */
export type Balancer = {
  url: string
  /** Starts it, once the servers have ports. */
  start: (ports: number[]) => Promise<void>
  stop: () => Promise<void>
}

/** An nginx on a free port of loopback, with its files in this folder. */
export async function createBalancer(folder: string): Promise<Balancer> {
  const [port = 0] = await freePorts(1)
  const url = `http://localhost:${port}`
  let nginx: ChildProcess | undefined
  return {
    url,
    start: async (ports) => {
      mkdirSync(folder, { recursive: true })
      const file = join(folder, 'nginx.conf')
      writeFileSync(file, configuration(folder, port, ports))
      nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' })
      while (!(await isResponding(url))) {
        if (nginx.exitCode !== null) throw new Error(`nginx has ended; its log is in ${folder}`)
        await sleep(50)
      }
    },
    stop: async () => {
      if (!nginx || nginx.exitCode !== null) return
      const ended = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await ended
    },
  }
}

/** Each request has a connection of its own to a server: one that is stopping refuses it, and the next server gets it. */
function configuration(folder: string, port: number, ports: number[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  return `
daemon off;
# Started by root, its workers would have another user, who may not write here.
user ${userInfo().username};
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  upstream site {
    ${ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 16m;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Connection close;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_connect_timeout 1s;
    location / {
      proxy_pass http://site;
    }
    # An enquiry that is sent twice is one enquiry, so another server may get what one has not answered.
    location /api/enquiries/ {
      proxy_pass http://site;
      proxy_next_upstream error timeout non_idempotent;
    }
  }
}
`
}
