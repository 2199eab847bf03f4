import { EventEmitter } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeConnectionsWhenStopping } from './closing-connections.ts'

const signals = new EventEmitter()
const agent = new Agent({ keepAlive: true })
const server = createServer((_request, response) => response.end('a page'))

beforeAll(async () => {
  closeConnectionsWhenStopping(signals)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  agent.destroy()
  server.close()
})

function connectionHeader(): Promise<string | undefined> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (response) => {
      response.resume().on('end', () => resolve(response.headers.connection))
    }).on('error', reject)
  })
}

it('keeps connections open until the process is told to stop', async () => {
  expect(await connectionHeader()).toBe('keep-alive')
  signals.emit('SIGTERM')
  expect(await connectionHeader()).toBe('close')
})
