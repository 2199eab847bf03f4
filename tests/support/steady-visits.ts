import { setTimeout as sleep } from 'node:timers/promises'

/** Visitors that request pages one after the other. */
export type Visits = {
  count: () => number
  /** What was not a page: its path, with the status or the error. */
  failures: string[]
  stop: () => Promise<void>
}

/** Starts this many visitors; each pauses between pages. */
export function startVisits(url: string, paths: string[], visitors: number, pauseMs = 20): Visits {
  const failures: string[] = []
  const stopping = new AbortController()
  let count = 0
  const visit = async (visitor: number) => {
    for (let number = visitor; !stopping.signal.aborted; number++) {
      const path = paths[number % paths.length] ?? '/'
      try {
        const response = await fetch(`${url}${path}`, { redirect: 'manual' })
        const text = await response.text()
        if (response.status !== 200 || !text.includes('</html>')) failures.push(`${path}: ${response.status}`)
      } catch (error) {
        failures.push(`${path}: ${String(error)}`)
      }
      count += 1
      await sleep(pauseMs)
    }
  }
  const visiting = Array.from({ length: visitors }, (_, visitor) => visit(visitor))
  return {
    count: () => count,
    failures,
    stop: async () => {
      stopping.abort()
      await Promise.all(visiting)
    },
  }
}
