import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { commandFolder } from './lib/command-folder.ts'
import { administratorTokenOf } from './lib/credentials.ts'
import { runCommand } from './lib/run-command.ts'
import { loadSettings } from './lib/settings.ts'

const hooks = new URL('lib/cli-for-lake.mjs', import.meta.url).href

// `npm run sanity -- …`: Sanity's own command line, on the content of the present settings.
await runCommand(async (argv) => {
  const env = loadSettings()
  const { apiHost } = env.content
  const token = env.embedded ? administratorTokenOf(env) : env.sanityToken
  const folder = commandFolder((signal) => child.kill(signal))
  const child = spawn(process.execPath, ['node_modules/@sanity/cli/bin/run.js', ...argv], {
    stdio: 'inherit',
    env: {
      ...process.env,
      TMPDIR: folder,
      ...(token !== undefined && { SANITY_AUTH_TOKEN: token }),
      // Workers of the command line inherit these.
      ...(apiHost !== undefined && {
        CONTENT_LAKE_URL: apiHost,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${hooks}`.trim(),
      }),
    },
  })
  const [code]: unknown[] = await once(child, 'exit')
  process.exitCode = typeof code === 'number' ? code : 1
})
