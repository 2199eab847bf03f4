import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** A mail as it was received. */
type ReceivedMail = { from: string; to: string[]; mail: ParsedMail; source: string }

/** What the server does with a message. */
export type Behaviour =
  | 'accept'
  /** Permanently refuses the recipient. */
  | 'refuse'
  /** Temporarily refuses the recipient, as greylisting servers do. */
  | 'defer'
  /** Permanently refuses the sender. */
  | 'refuse-sender'
  /** Permanently refuses the message after reading it. */
  | 'refuse-message'
  /** Hangs up in the middle of the message. */
  | 'hang-up'
  /** Accepts the message and hangs up without a response. */
  | 'accept-and-hang-up'
  /** Reads the message and never responds. */
  | 'hang'

/** An SMTP server on loopback that stores what it receives. `next` holds its behaviour for the next messages; then it accepts. */
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
      if (behaviour === 'hang-up') {
        next.shift()
        stream.once('data', () => hangUp(server))
        stream.resume()
      } else if (behaviour === 'accept-and-hang-up') {
        next.shift()
        void storeMail(stream, session, received).finally(() => hangUp(server))
      } else if (behaviour === 'hang') {
        next.shift()
        stream.resume()
      } else if (behaviour === 'refuse-message') {
        next.shift()
        stream.resume()
        stream.once('end', () => callback(Object.assign(new Error('no thank you'), { responseCode: 554 })))
      } else {
        next.shift()
        void storeMail(stream, session, received).finally(callback)
      }
    },
  })
  // Some tests break connections.
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

async function storeMail(
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
