import { randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { statusCode } from '../../shared/error-details.ts'
import { requestTimeout } from '../store/client.ts'
import { recipientId } from '../store/recipient-id.ts'

/** How many confirmations one address is sent in a day. */
const maxPerDay = 3
const day = 24 * 3_600_000
/** Write conflicts between workers for one address before the delivery is left to the next attempt. */
const maxConflicts = 10

type Turn = { _key: string; at: string }

/** The confirmations sent to one address; the id is a hash of it. */
type Recipient = {
  _id: string
  _rev: string
  _type: 'enquiryRecipient'
  turns?: Turn[]
  /** When a mail server permanently rejected it. */
  refusedAt?: string
}

/** The right to send one confirmation to one address. It counts as used unless it is released. */
type Reservation = {
  /** For a confirmation that was certainly not sent. */
  release: () => Promise<void>
  /** Records that a mail server has permanently rejected this address: it is sent no more. */
  refuse: () => Promise<void>
}

/** Limits the confirmations per address. */
export type Recipients = {
  /** Undefined when this address must be sent no confirmation now. @throws when the Content Lake fails */
  reserve: (address: string) => Promise<Reservation | undefined>
}

/**
 * Counts confirmations in the Content Lake, where the count survives restarts and is shared by all instances. It is
 * increased before the mail is sent, on the revision that was read, so that concurrent workers cannot exceed the limit.
 */
export function recipientsIn(client: SanityClient, now: () => Date = () => new Date()): Recipients {
  const patch = (id: string, change: Record<string, unknown>) =>
    client.mutate([{ patch: { id, ...change } }], { ...requestTimeout(), returnDocuments: false })

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
      for (let conflicts = 0; conflicts < maxConflicts; conflicts++) {
        const known = await client.getDocument<Recipient>(id, { signal: requestTimeout().signal })
        if (known?.refusedAt !== undefined) return undefined
        const turns = (known?.turns ?? []).filter(({ at }) => isRecent(at, now()))
        if (turns.length >= maxPerDay) return undefined
        const key = randomUUID()
        const next = [...turns, { _key: key, at: now().toISOString() }]
        try {
          if (known) await patch(id, { ifRevisionID: known._rev, set: { turns: next } })
          else
            await client.mutate([{ create: { _id: id, _type: 'enquiryRecipient', turns: next } }], {
              ...requestTimeout(),
              returnDocuments: false,
            })
          return reservation(id, key)
        } catch (error) {
          if (statusCode(error) !== 409) throw error
        }
      }
      throw new Error('too many at once for one address')
    },
  }
}

/** A time in the future was written before the clock was set back; it counts for a day at most. */
function isRecent(at: string, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(at)) < day
}
