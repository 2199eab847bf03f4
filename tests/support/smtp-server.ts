import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** A mail as it arrived. */
type ReceivedMail = { from: string; to: string[]; mail: ParsedMail; source: string }

/** What the server does with the next message; once the list is used up it accepts. */
export type Behaviour =
  | 'accept'
  /** Refuses the recipient for good. */
  | 'refuse'
  /** Asks to come back later, as greylisting servers do. */
  | 'defer'
  /** Refuses the sender for good: a matter between us and the server. */
  | 'refuse-sender'
  /** Refuses the whole message for good, having read it. */
  | 'refuse-message'
  /** Hangs up in the middle of the message. */
  | 'die'
  /** Keeps the whole message and hangs up instead of saying so. */
  | 'keep-and-die'
  /** Reads the message and never answers. */
  | 'hang'

/** A real SMTP server on this machine's loopback address that keeps what it is sent. */
export async function startSmtpServer() {
  const received: ReceivedMail[] = []
  const next: Behaviour[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, callback) => {
      if (next[0] === 'refuse-sender') {
        next.shift()
        callback(Object.assign(new Error('not from you'), { responseCode: 553 }))
      } else callback()
    },
    onRcptTo: (_address, _session, callback) => {
      const behaviour = next[0]
      if (behaviour === 'refuse' || behaviour === 'defer') {
        next.shift()
        callback(
          Object.assign(new Error('no thank you'), { responseCode: behaviour === 'refuse' ? 550 : 450 }),
        )
      } else callback()
    },
    onData: (stream, session, callback) => {
      const behaviour = next[0]
      if (behaviour === 'die') {
        next.shift()
        stream.once('data', () => hangUp(server))
        stream.resume()
      } else if (behaviour === 'keep-and-die') {
        next.shift()
        void keep(stream, session, received).finally(() => hangUp(server))
      } else if (behaviour === 'hang') {
        next.shift()
        stream.resume()
      } else if (behaviour === 'refuse-message') {
        next.shift()
        stream.resume()
        stream.once('end', () => callback(Object.assign(new Error('no thank you'), { responseCode: 554 })))
      } else {
        next.shift()
        void keep(stream, session, received).finally(callback)
      }
    },
  })
  // A connection that ends badly is what some tests are about.
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    next,
    stop: () =>
      new Promise<void>((resolve) => {
        hangUp(server)
        server.close(() => resolve())
      }),
  }
}

function hangUp(server: SMTPServer): void {
  for (const connection of server.connections)
    (connection as { _socket: { destroy: () => void } })._socket.destroy()
}

async function keep(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  received: ReceivedMail[],
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  const source = Buffer.concat(chunks).toString('utf8')
  received.push({
    from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    to: envelope.rcptTo.map(({ address }) => address),
    mail: await simpleParser(source),
    source,
  })
}
