import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePorts } from '../support/free-port.ts'
import { type HostedSanity, hostedNames, hostedProject, startHostedSanity } from '../support/hosted-sanity.ts'
import { npmRun } from '../support/npm-start.ts'

/*
 * Commands on hosted Sanity with a wrong setting: one line says what is wrong and what to do.
 */

let hosted: HostedSanity
let silent: Server
let folder: string
let variables: Record<string, string>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosted-refusals-'))
  const [port = 0] = await freePorts(1)
  hosted = await startHostedSanity(`http://localhost:${port}`)
  silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  variables = {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    NEXT_PUBLIC_SANITY_PROJECT_ID: hostedProject,
    NEXT_PUBLIC_SANITY_DATASET: 'production',
    SANITY_API_TOKEN: hosted.administratorToken,
    // A folder without a build: the checks precede it.
    BUILD_DIR: '.next-none',
    ...hosted.variables,
  }
})

afterAll(async () => {
  silent.close()
  await hosted.stop()
  rmSync(folder, { recursive: true })
})

/** A token with this role. */
async function tokenFor(roleName: string): Promise<string> {
  const response = await fetch(`${hosted.lakeUrl}/v1/projects/${hostedProject}/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${hosted.administratorToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ label: roleName, roleName }),
  })
  return ((await response.json()) as { key: string }).key
}

async function refusal(command: string, changed: Record<string, string>): Promise<string> {
  const started = npmRun(command, { ...variables, ...changed }, join(folder, 'log'))
  expect({ code: await started.ended, output: started.output() }).toMatchObject({ code: 1 })
  const lines = started.output().trim().split('\n')
  expect(lines).toHaveLength(1)
  return lines[0] ?? ''
}

describe.each(['start', 'seed'])('npm run %s refuses with one clear line', (command) => {
  it('when there is no such project', async () => {
    const line = await refusal(command, { NEXT_PUBLIC_SANITY_PROJECT_ID: 'nowhere1' })
    expect(line).toContain('There is no Sanity project nowhere1. Set NEXT_PUBLIC_SANITY_PROJECT_ID')
  })

  it('when there is no such dataset', async () => {
    const line = await refusal(command, { NEXT_PUBLIC_SANITY_DATASET: 'staging' })
    expect(line).toContain(
      'The Sanity project abc12345 has no dataset staging. Set NEXT_PUBLIC_SANITY_DATASET',
    )
  })

  it('when the token is wrong or has expired', async () => {
    const line = await refusal(command, { SANITY_API_TOKEN: 'skThisTokenHasExpiredLongAgo' })
    expect(line).toContain('does not accept SANITY_API_TOKEN')
    expect(line).toContain('https://www.sanity.io/manage/project/abc12345/api')
    expect(line).not.toContain('skThis')
  })

  it('when the token may only read', async () => {
    const line = await refusal(command, { SANITY_API_TOKEN: await tokenFor('viewer') })
    expect(line).toContain('may not write to the dataset production')
    expect(line).toContain('editor rights')
  })

  it('when there is no network', async () => {
    const line = await refusal(command, hostedNames('none'))
    expect(line).toContain('The name abc12345.api.sanity.io cannot be found (ENOTFOUND)')
  })
})

describe('npm start refuses with one clear line', () => {
  it('when there is no token', async () => {
    expect(await refusal('start', { SANITY_API_TOKEN: '' })).toContain('SANITY_API_TOKEN is not set')
  })

  it('when the connection is refused', async () => {
    const [unusedPort = 0] = await freePorts(1)
    const line = await refusal('start', hostedNames(unusedPort))
    expect(line).toContain('No connection to abc12345.api.sanity.io (ECONNREFUSED)')
  })

  it('when the server does not respond', async () => {
    const line = await refusal('start', hostedNames((silent.address() as { port: number }).port))
    expect(line).toContain('abc12345.api.sanity.io does not answer')
  })

  it('when the certificate is not trusted', async () => {
    const line = await refusal('start', { NODE_EXTRA_CA_CERTS: '' })
    expect(line).toContain('is not trusted')
    expect(line).toContain('NODE_EXTRA_CA_CERTS')
  })

  it.each(['start', 'build'])('when the dataset is empty (%s)', async (command) => {
    const line = await refusal(command, {})
    expect(line).toBe(
      'The dataset production of the Sanity project abc12345 holds no content of this site yet. Fill it: npm run seed',
    )
  })
})
