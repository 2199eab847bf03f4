import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A certificate signed by an authority of one test. */
export type TestCertificate = {
  /** For NODE_EXTRA_CA_CERTS. */
  authorityFile: string
  key: Buffer
  certificate: Buffer
  /** For Chromium's list of trusted certificates. */
  publicKeyHash: string
}

/** Creates an authority and a certificate for these host names in this folder, valid for a day. */
export function makeCertificate(folder: string, names: string[]): TestCertificate {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-days',
    '1',
    '-subj',
    '/CN=Test authority',
  )
  openssl('req', ...newKey, '-keyout', 'server.key', '-out', 'server.csr', '-subj', `/CN=${names[0] ?? ''}`)
  writeFileSync(
    join(folder, 'server.ext'),
    `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}\nextendedKeyUsage=serverAuth\n`,
  )
  const signing = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'server.ext']
  openssl('x509', '-req', '-in', 'server.csr', ...signing, '-out', 'server.pem', '-days', '1')
  const certificate = readFileSync(join(folder, 'server.pem'))
  const publicKey = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return {
    authorityFile: join(folder, 'ca.pem'),
    key: readFileSync(join(folder, 'server.key')),
    certificate,
    publicKeyHash: createHash('sha256').update(publicKey).digest('base64'),
  }
}
