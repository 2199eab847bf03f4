import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { freePorts } from '../support/free-port.ts'

const ephemeralRange = '/proc/sys/net/ipv4/ip_local_port_range'

it('gives each port to one test only', async () => {
  const ports = new Set<number>()
  for (let test = 0; test < 200; test++) for (const port of await freePorts(1)) ports.add(port)
  expect(ports.size).toBe(200)
})

it.runIf(process.platform === 'linux')('gives no port that an outgoing connection could take', async () => {
  const [lowest = 0, highest = 0] = readFileSync(ephemeralRange, 'utf8').split(/\s+/).map(Number)
  const ports = await freePorts(50)
  expect(ports.filter((port) => port >= lowest && port <= highest)).toEqual([])
})
