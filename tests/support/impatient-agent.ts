import { Agent, type AgentOptions, type ClientRequestArgs } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** Its requests fail when their server is silent for so many milliseconds. Node's own agents only tell of it. */
export class ImpatientAgent extends Agent {
  readonly #milliseconds: number

  constructor(milliseconds: number, options?: AgentOptions) {
    super(options)
    this.#milliseconds = milliseconds
  }

  override createConnection(
    options: ClientRequestArgs,
    callback?: (problem: Error | null, stream: Duplex) => void,
  ): Duplex | null | undefined {
    const socket = super.createConnection(options, callback)
    if (socket instanceof Socket)
      socket.setTimeout(this.#milliseconds, () => {
        socket.destroy(new Error(`No response in ${this.#milliseconds / 1000} s`))
      })
    return socket
  }
}
