import { randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { inTime } from '../store/client.ts'
import { recipientId } from '../store/recipient-id.ts'

/** How many confirmations one address may be sent in a day, whoever asks for them. */
const mostPerDay = 3
const day = 24 * 3_600_000
/** Rounds of several workers for one address; more than that is tried again with the next attempt. */
const mostRounds = 10

type Turn = { _key: string; at: string }

/** What is kept about an address that was sent a confirmation, under an id that does not tell which. */
type Recipient = {
  _id: string
  _rev: string
  _type: 'enquiryRecipient'
  turns?: Turn[]
  /** When a mail server refused it for good. */
  refusedAt?: string
}

/** The right to send one confirmation to one address. Unless it is given back it is used. */
export type Reservation = {
  /** Gives it back: the confirmation has surely not been sent. */
  release: () => Promise<void>
  /** Notes that a mail server has refused this address for good: it gets no more. */
  refuse: () => Promise<void>
}

/** Who may still be sent a confirmation. */
export type Recipients = {
  /** Undefined when this address is to be left alone. @throws when the Content Lake fails */
  reserve: (address: string) => Promise<Reservation | undefined>
}

/**
 * Counts confirmations in the Content Lake, where it survives restarts and all instances count together. A turn is taken
 * before the mail is sent, by changing the very revision that was read: of several workers none can overdraw.
 */
export function recipientsIn(lake: SanityClient, now: () => Date = () => new Date()): Recipients {
  const patch = (id: string, change: Record<string, unknown>) =>
    lake.mutate([{ patch: { id, ...change } }], { ...inTime(), returnDocuments: false })

  const reservation = (id: string, key: string): Reservation => {
    const withoutTurn = { unset: [`turns[_key=="${key}"]`] }
    return {
      release: async () => {
        await patch(id, withoutTurn)
      },
      refuse: async () => {
        await patch(id, { ...withoutTurn, set: { refusedAt: now().toISOString() } })
      },
    }
  }

  return {
    reserve: async (address) => {
      const id = recipientId(address)
      for (let round = 0; round < mostRounds; round++) {
        const known = await lake.getDocument<Recipient>(id, { signal: inTime().signal })
        if (known?.refusedAt !== undefined) return undefined
        const turns = (known?.turns ?? []).filter(({ at }) => isRecent(at, now()))
        if (turns.length >= mostPerDay) return undefined
        const key = randomUUID()
        const next = [...turns, { _key: key, at: now().toISOString() }]
        try {
          if (known) await patch(id, { ifRevisionID: known._rev, set: { turns: next } })
          else
            await lake.mutate([{ create: { _id: id, _type: 'enquiryRecipient', turns: next } }], {
              ...inTime(),
              returnDocuments: false,
            })
          return reservation(id, key)
        } catch (error) {
          if ((error as { statusCode?: unknown }).statusCode !== 409) throw error
        }
      }
      throw new Error('too many at once for one address')
    },
  }
}

/** A turn from the future was taken before the clock was set back; it counts for a day at most. */
function isRecent(at: string, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(at)) < day
}
