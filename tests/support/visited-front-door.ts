import { onTestFinished } from 'vitest'
import { freePorts } from './free-port.ts'
import { type FrontDoorKind, startFrontDoor } from './front-door.ts'
import { secureClient } from './secure-client.ts'
import { startStandInSite } from './stand-in-site.ts'

/** A stand-in of the site behind a reverse proxy of its own, and a visitor of both, until the test is finished. */
export async function visited(kind: FrontDoorKind) {
  const [port = 0, idle = 0] = await freePorts(2)
  const site = await startStandInSite(port)
  onTestFinished(site.stop)
  const door = await startFrontDoor(kind, [port, idle])
  onTestFinished(door.stop)
  const client = await secureClient(door)
  onTestFinished(client.close)
  return { site, door, client, ports: [port, idle] as const }
}
