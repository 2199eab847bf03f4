import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { secretNames } from '../../lib/env/variables.ts'
import { secretsFileVariable } from '../../lib/env/secrets-file.ts'

/**
 * An environment for a bundler, which writes its environment to its cache: secrets are moved to a file that only the owner
 * can read.
 *
 * @param folder - holds the file, which is deleted by `forget` or when this process ends
 */
export function hideSecrets(
  environment: NodeJS.ProcessEnv,
  folder: string,
): { environment: NodeJS.ProcessEnv; forget: () => void } {
  const file = join(folder, `secrets-of-build-${process.pid}.json`)
  const secrets = Object.fromEntries(
    secretNames.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  )
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  const remove = () => rmSync(file, { force: true })
  process.once('exit', remove)
  return {
    environment: {
      ...environment,
      // Empty, not missing: Next.js would read missing ones from the .env files.
      ...Object.fromEntries(secretNames.map((name) => [name, ''])),
      [secretsFileVariable]: file,
    },
    forget: () => {
      process.off('exit', remove)
      remove()
    },
  }
}
