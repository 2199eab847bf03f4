import { spawnSync } from 'node:child_process'
import { administratorTokenOf } from './lib/credentials.ts'
import { runCommand } from './lib/run-command.ts'
import { loadSettings } from './lib/settings.ts'

const hooks = new URL('lib/cli-for-lake.mjs', import.meta.url).href

// `npm run sanity -- …`: Sanity's own command line, on the content of the present settings.
await runCommand(async (argv) => {
  const env = loadSettings()
  const { apiHost } = env.content
  const token = env.embedded ? administratorTokenOf(env) : env.sanityToken
  const { status } = spawnSync(process.execPath, ['node_modules/@sanity/cli/bin/run.js', ...argv], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(token !== undefined && { SANITY_AUTH_TOKEN: token }),
      // Workers of the command line inherit these.
      ...(apiHost !== undefined && {
        CONTENT_LAKE_URL: apiHost,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${hooks}`.trim(),
      }),
    },
  })
  process.exitCode = status ?? 1
})
