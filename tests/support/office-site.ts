import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createTlsServer } from 'node:https'
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProxyServer } from 'httpxy'
import { backUpDataFolder } from '../../scripts/lib/back-up-data-folder.ts'
import { readCredentials } from '../../scripts/lib/credentials.ts'
import { killableSite } from './killable-site.ts'
import { runningSite } from './running-site.ts'
import { makeCertificate } from './test-certificate.ts'

/** A site under a host name that only a browser with these arguments resolves; no other name leads anywhere. */
export type OfficeSite = {
  url: string
  /** Where this process reaches the lake; the browser cannot. */
  lakeUrl: string
  administratorToken: string
  browserArguments: string[]
  stop: () => Promise<void>
}

/** Serves the build under test with a copy of the running site's content at this address, with TLS in front for `https:`. */
export async function startOfficeSite(siteUrl: 'http://cars.office.example' | 'https://cars.example') {
  const { hostname, protocol } = new URL(siteUrl)
  const hasTls = protocol === 'https:'
  const folder = mkdtempSync(join(tmpdir(), 'office-'))
  const dataDir = join(folder, 'data')
  await backUpDataFolder(runningSite().dataDir, dataDir)
  const site = await killableSite(dataDir, {
    NEXT_PUBLIC_SITE_URL: siteUrl,
    CONTENT_LAKE_URL: `${siteUrl}/content-lake`,
    CONTENT_LAKE_PROXY_HOPS: '1',
    ...(hasTls && { TRUSTED_PROXY: '1' }),
  })
  await site.start()
  const tls = hasTls ? await startTls(folder, hostname, site.url) : undefined
  const port = tls?.port ?? Number(new URL(site.url).port)
  const office: OfficeSite = {
    url: siteUrl,
    lakeUrl: site.lakeUrl,
    administratorToken: readCredentials(dataDir).administratorToken,
    browserArguments: [
      `--host-resolver-rules=MAP ${hostname}:${hasTls ? 443 : 80} 127.0.0.1:${port}, MAP * ~NOTFOUND`,
      ...(tls ? [`--ignore-certificate-errors-spki-list=${tls.publicKeyHash}`] : []),
    ],
    stop: async () => {
      tls?.stop()
      await site.kill(0)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return office
}

async function startTls(folder: string, hostname: string, target: string) {
  const { key, certificate: cert, publicKeyHash } = makeCertificate(folder, [hostname])
  const proxy = createProxyServer({
    target,
    xfwd: true,
    headers: { 'x-forwarded-proto': 'https' },
  })
  proxy.on('error', (_error, _request, response) => response?.end())
  const server = createTlsServer({ key, cert }, (request, response) => void proxy.web(request, response))
  server.on('upgrade', (request, socket, head) => {
    void proxy.ws(request, socket as Socket, {}, head)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    publicKeyHash,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
