import { setTimeout as sleep } from 'node:timers/promises'

/** Clients that keep sending messages, and repeat each one until it is acknowledged. */
export type Writers = {
  /** The messages acknowledged so far. */
  acknowledged: ReadonlySet<string>
  /** How many had to be sent more than once. */
  repeated: () => number
  /** Resolves when this many more have been acknowledged. */
  more: (count: number) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts this many writers against a site, which may be down at times. `name` marks their messages; each writer pauses for
 * `pauseMs` after a message.
 */
export function startWriters(url: string, name: string, count: number, pauseMs = 0): Writers {
  const acknowledged = new Set<string>()
  const stopping = new AbortController()
  let repeated = 0
  const write = async (writer: number): Promise<void> => {
    for (let number = 0; !stopping.signal.aborted; number++) {
      const message = `${name} ${writer}, message ${number}`
      for (let attempt = 0; !stopping.signal.aborted && !(await sendMessage(url, message)); attempt++) {
        if (attempt === 0) repeated += 1
        await sleep(20)
      }
      if (!stopping.signal.aborted) acknowledged.add(message)
      await sleep(pauseMs)
    }
  }
  const writing = Array.from({ length: count }, (_, writer) => write(writer))
  return {
    acknowledged,
    repeated: () => repeated,
    more: async (wanted) => {
      const until = acknowledged.size + wanted
      while (acknowledged.size < until) await sleep(20)
    },
    stop: async () => {
      stopping.abort()
      await Promise.all(writing)
    },
  }
}

/** Sends one message as JSON. Resolves to whether it was acknowledged. */
export async function sendMessage(
  url: string,
  message: string,
  email = 'writer@example.com',
): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/enquiries/contact`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': message.replace(/\W/g, '-').padEnd(20, '-'),
      },
      body: JSON.stringify({ name: 'Writer', email, phone: '01632 960 001', message }),
      signal: AbortSignal.timeout(10_000),
    })
    const { success } = (await response.json()) as { success: string }
    return response.ok && success === 'true'
  } catch {
    return false
  }
}

/** The acknowledged messages that are missing, and those stored twice. */
export function compare(acknowledged: ReadonlySet<string>, stored: readonly string[]) {
  const counts = new Map<string, number>()
  for (const message of stored) counts.set(message, (counts.get(message) ?? 0) + 1)
  return {
    lost: [...acknowledged].filter((message) => !counts.has(message)),
    twice: [...counts].filter(([, count]) => count > 1).map(([message]) => message),
  }
}
