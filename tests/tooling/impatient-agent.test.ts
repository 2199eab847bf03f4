import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ImpatientAgent } from '../support/impatient-agent.ts'

const agent = new ImpatientAgent(200)
const server = createServer((request, response) => {
  if (request.url === '/responds') response.end()
})

const fetched = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    get({ agent, port, path, host: '127.0.0.1' }, resolve).on('error', reject)
  })

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  agent.destroy()
  server.close()
})

it('a request without a response fails, and others do not', async () => {
  const silent = fetched('/silent')
  await expect(silent).rejects.toThrow('No response in 0.2 s')
  expect((await fetched('/responds')).statusCode).toBe(200)
})
