import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const log = fileURLToPath(new URL('log.ts', import.meta.url))

/** Logs and reports its exceptions as the site does, and ends with their number. */
const program = `
  import { startLog } from ${JSON.stringify(log)}
  let exceptions = 0
  process.on('uncaughtException', (error) => {
    exceptions += 1
    console.error(error)
  })
  await startLog({ format: process.argv[1], level: 'info' }, 'test')
  console.log('ready')
  process.stdin.once('data', () => {
    console.log('one line')
    console.error('another line')
    setTimeout(() => process.exit(Math.min(exceptions, 100)), 300)
  })
`

it.each(['text', 'json'])('a process whose log nobody reads any more goes on, logging %s', async (format) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, format])
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.stderr.destroy()
  const ended = once(child, 'exit')
  child.stdin.write('go on\n')
  expect(await ended).toEqual([0, null])
})
