/** Events between members of a room: their locations, that they have left, a request for the locations of others. */
export type PresenceEvent =
  | { type: 'state'; i: string; m: { sessionId: string; locations: unknown[] } }
  | { type: 'disconnect'; i: string; m: { session: string } }
  | { type: 'rollCall'; i: string; session: string }

/** One connection. It may hold several sessions, though a browser tab has one. */
export type Member = {
  userId: string
  /** Receives events of other members; called for subscribers only. */
  deliver: (event: PresenceEvent) => void
}

const maxSessions = 10

/** The editors of one dataset. Stores connections and sessions; locations are passed on and not stored. */
export class Room {
  readonly #subscribers = new Set<Member>()
  /** Session ids by the connection that announced them. */
  readonly #sessions = new Map<string, Member>()

  get isEmpty(): boolean {
    return this.#subscribers.size === 0 && this.#sessions.size === 0
  }

  subscribe(member: Member): void {
    this.#subscribers.add(member)
  }

  unsubscribe(member: Member): void {
    this.#subscribers.delete(member)
  }

  /** Requests other members to announce their locations. */
  rollCall(member: Member, session: string): void {
    this.#broadcast(member, { type: 'rollCall', i: member.userId, session })
  }

  /** Announces the locations of a session. False when it belongs to another user, or the connection has too many. */
  announce(member: Member, sessionId: string, locations: unknown[]): boolean {
    const holder = this.#sessions.get(sessionId)
    // After a lost connection, a tab reconnects before its old connection is known to be closed.
    if (holder && holder.userId !== member.userId) return false
    if (holder !== member && this.#sessionsOf(member).length >= maxSessions) return false
    this.#sessions.set(sessionId, member)
    this.#broadcast(member, { type: 'state', i: member.userId, m: { sessionId, locations } })
    return true
  }

  /** Ends a session of this connection; those of others stay. */
  disconnect(member: Member, session: string): void {
    if (this.#sessions.get(session) !== member) return
    this.#sessions.delete(session)
    this.#broadcast(member, { type: 'disconnect', i: member.userId, m: { session } })
  }

  /** Removes a connection and its sessions. */
  leave(member: Member): void {
    this.#subscribers.delete(member)
    for (const session of this.#sessionsOf(member)) this.disconnect(member, session)
  }

  #sessionsOf(member: Member): string[] {
    return [...this.#sessions].flatMap(([session, holder]) => (holder === member ? session : []))
  }

  #broadcast(sender: Member, event: PresenceEvent): void {
    for (const member of this.#subscribers) if (member !== sender) member.deliver(event)
  }
}
