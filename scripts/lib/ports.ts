import { once } from 'node:events'
import { createServer } from 'node:net'
import { OperatorProblem } from './operator-problem.ts'
import { errorCode } from '../../lib/shared/error-details.ts'

export type PortUse = {
  port: number
  /** The address to listen on; undefined means all of them. */
  host?: string
  /** The name of the server, for the message. */
  what: string
  /** The environment variable that chooses another port. */
  variable: string
}

/** @throws OperatorProblem when a port cannot be listened on */
export async function requireFreePort({ port, host, what, variable }: PortUse): Promise<void> {
  const server = createServer()
  try {
    await once(server.listen({ port, host, exclusive: true }), 'listening')
  } catch (error) {
    const code = errorCode(error)
    const reason =
      code === 'EADDRINUSE'
        ? `is taken by another program (see which: lsof -i :${port})`
        : `cannot be listened on (${code ?? 'unknown reason'})`
    throw new OperatorProblem(
      `Port ${port} for the ${what} ${reason}. Stop that program, or choose another port: ${variable}=${port + 1} npm start`,
    )
  }
  server.close()
  await once(server, 'close')
}
