import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { secretNames } from '../../lib/env/variables.ts'
import { secretsFileVariable } from '../../lib/env/secrets-file.ts'

/**
 * An environment for a bundler, which writes all that is in it to its cache: the values of secret variables are moved
 * to a file that only the owner can read.
 *
 * @param folder - where the file lies; it goes with this process, or with `forget`
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
      // Set to nothing rather than left out: Next.js would fill them in from the .env files.
      ...Object.fromEntries(secretNames.map((name) => [name, ''])),
      [secretsFileVariable]: file,
    },
    forget: () => {
      process.off('exit', remove)
      remove()
    },
  }
}
