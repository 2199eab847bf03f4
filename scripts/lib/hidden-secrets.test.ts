import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parseEnv } from '../../lib/env/env.ts'
import { secretsFileVariable, withSecrets } from '../../lib/env/secrets-file.ts'
import { secretNames } from '../../lib/env/variables.ts'
import { hideSecrets } from './hidden-secrets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'car-buying-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const given = {
  NODE_ENV: 'production' as const,
  PATH: '/bin',
  SANITY_API_TOKEN: 'token-of-the-site',
  SANITY_WEBHOOK_SECRET: 'secret-of-the-webhook',
  REDIS_URL: 'redis://user:password@localhost',
}

it('removes secrets from the environment, and settings can still be read', () => {
  const { environment, forget } = hideSecrets(given, folder)
  expect(secretNames).toEqual(expect.arrayContaining(['SANITY_API_TOKEN', 'SMTP_URL', 'DVLA_API_KEY']))
  for (const secret of ['token-of', 'secret-of', 'password'])
    expect(JSON.stringify(environment)).not.toContain(secret)
  expect(environment.PATH).toBe('/bin')
  expect(parseEnv(withSecrets(environment))).toEqual(parseEnv(given))
  forget()
})

it('stores secrets readable by their owner alone, until they are forgotten', () => {
  const { environment, forget } = hideSecrets(given, folder)
  const file = environment[secretsFileVariable] ?? ''
  expect(statSync(file).mode & 0o777).toBe(0o600)
  forget()
  expect(existsSync(file)).toBe(false)
})
