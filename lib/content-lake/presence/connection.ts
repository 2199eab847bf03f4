import { randomUUID } from 'node:crypto'
import { LakeError } from '../errors.ts'
import { parseJson } from '../json.ts'
import type { Identity } from '../types.ts'
import {
  announcementParams,
  authorizationParams,
  success,
  failure,
  sessionParams,
  type Reply,
  request,
  unsubscriptionParams,
  withParams,
} from './protocol.ts'
import type { Member, Room } from './room.ts'

/** Four times what a moving cursor sends: five messages a second. */
const messagesPerWindow = 200
const windowMs = 10_000

export type ConnectionOptions = {
  room: Room
  /** Identity of the client, as of now; anonymous until it sends a token. @throws LakeError when the credential is no longer valid */
  identify: () => Identity
  /** @throws LakeError for an unknown token */
  identifySecret: (secret: string) => Identity
  /** Called when the connection is authenticated. @throws LakeError when there is no slot for such a member */
  admit: (identity: Identity) => void
  send: (text: string) => void
  /** Closes the connection when a member has lost access. */
  end: () => void
}

/** The server's end of the presence protocol: JSON-RPC, with requests in and events out. */
export class PresenceConnection {
  readonly #options: ConnectionOptions
  readonly #subscriptions = new Set<string>()
  #member: Member | undefined
  /** Identity of the member, as of now. */
  #identify: () => Identity
  #count = 0
  #windowEnds = 0

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#identify = options.identify
    this.#enter(options.identify())
  }

  /** False for a connection that is not authenticated. */
  get isMember(): boolean {
    return this.#member !== undefined
  }

  /** Closes the connection of a member whose token, session or account is no longer valid. False when it did. */
  checkAccess(): boolean {
    if (!this.#member || this.#isStillMember(this.#member)) return true
    this.close()
    this.#options.end()
    return false
  }

  /** Handles a message and replies to it. */
  receive(text: string): void {
    const json = parseJson(text)
    const parsed = request.safeParse(json.ok ? json.value : undefined)
    if (!parsed.success) {
      this.#reply(null, failure.parse)
      return
    }
    const { id, method, params } = parsed.data
    if (!this.checkAccess()) return
    this.#reply(id, this.#isFlooding() ? failure.tooMany : this.#handle(method, params))
  }

  close(): void {
    if (this.#member) this.#options.room.leave(this.#member)
    this.#member = undefined
  }

  #isStillMember(member: Member): boolean {
    try {
      return this.#identify().id === member.userId
    } catch (error) {
      if (error instanceof LakeError) return false
      throw error
    }
  }

  #enter(identity: Identity): void {
    // The Studio's client sends its token repeatedly; its subscriptions stay.
    if (this.#member && this.#member.userId === identity.id) return
    this.close()
    this.#subscriptions.clear()
    // Presence is for users of the dataset only.
    if (identity.role === 'anonymous') return
    this.#member = {
      userId: identity.id,
      deliver: (result) => {
        if (!this.checkAccess()) return
        for (const subscription of this.#subscriptions) {
          this.#send({ method: 'presence_subscription', params: { subscription, result } })
        }
      },
    }
  }

  #handle(method: string, params: unknown): Reply {
    if (method === 'authorization') {
      return withParams(authorizationParams, params, ({ authorization }) =>
        this.#authorize(authorization.slice('Bearer '.length)),
      )
    }
    const { room } = this.#options
    const member = this.#member
    if (!member) return failure.unauthorized
    switch (method) {
      case 'presence_subscribe': {
        const id = randomUUID()
        if (this.#subscriptions.size >= 10) return failure.tooMany
        this.#subscriptions.add(id)
        room.subscribe(member)
        return { result: id }
      }
      case 'presence_unsubscribe':
        return withParams(unsubscriptionParams, params, ({ subscriptionId }) => {
          if (!this.#subscriptions.delete(subscriptionId)) return failure.params
          if (this.#subscriptions.size === 0) room.unsubscribe(member)
          return success
        })
      case 'presence_rollcall':
        return withParams(sessionParams, params, ({ session }) => {
          room.rollCall(member, session)
          return success
        })
      case 'presence_announce':
        return withParams(announcementParams, params, ({ data: { sessionId, locations } }) =>
          room.announce(member, sessionId, locations) ? success : failure.params,
        )
      case 'presence_disconnect':
        return withParams(sessionParams, params, ({ session }) => {
          room.disconnect(member, session)
          return success
        })
      default:
        return failure.method
    }
  }

  #authorize(secret: string): Reply {
    const identify = (): Identity => this.#options.identifySecret(secret)
    try {
      const identity = identify()
      this.#options.admit(identity)
      this.#enter(identity)
      this.#identify = identify
      return success
    } catch (error) {
      if (!(error instanceof LakeError)) throw error
      return failure.unauthorized
    }
  }

  #isFlooding(): boolean {
    const now = performance.now()
    if (now >= this.#windowEnds) {
      this.#windowEnds = now + windowMs
      this.#count = 0
    }
    return ++this.#count > messagesPerWindow
  }

  #reply(id: string | number | null, reply: Reply): void {
    this.#send({ id, ...reply })
  }

  #send(message: Record<string, unknown>): void {
    this.#options.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
  }
}
