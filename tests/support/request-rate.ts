import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

/** What a load achieved. */
export type Rate = {
  perSecond: number
  /** Of the responses that came within the time. */
  medianMs: number
  p99Ms: number
  failed: number
}

/** Sends requests over this many connections, each after the other, for some seconds. */
export async function requestRate(
  connections: number,
  seconds: number,
  send: (agent: Agent, number: number) => Promise<boolean>,
): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let failed = 0
  let number = 0
  const begun = performance.now()
  const client = async () => {
    while (performance.now() - begun < seconds * 1000) {
      const sent = performance.now()
      if (await send(agent, (number += 1))) times.push(performance.now() - sent)
      else failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  const perSecond = (times.length * 1000) / (performance.now() - begun)
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { perSecond, medianMs: at(0.5), p99Ms: at(0.99), failed }
}

/** Requests a page as a browser does, compressed. Resolves to whether it came completely, with status 200. */
export function getPage(agent: Agent, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    request(url, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode === 200 && response.complete))
    })
      .on('error', () => resolve(false))
      .end()
  })
}

/** The seconds of processor time that a process with this id has used. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  // In hundredths of a second, for the process and for the kernel on its behalf.
  return (Number(fields[11]) + Number(fields[12])) / 100
}
