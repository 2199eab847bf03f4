import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Starts a command that has such a folder and `ends` so, and its folder with a file in it. */
async function startCommand(ends: string, onSignal = '') {
  const command = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { commandFolder } from ${JSON.stringify(new URL('command-folder.ts', import.meta.url).href)}
      process.stdout.write(commandFolder(${onSignal}))
      process.stdin.once('data', () => { ${ends} })`,
    ],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  )
  const [folder] = (await once(command.stdout, 'data')) as [Buffer]
  writeFileSync(join(folder.toString(), 'data.ndjson'), '{}')
  return { command, folder: folder.toString() }
}

it.each([
  ['ends', 'process.exit()', 0],
  ['fails', 'throw new Error("expected by a test")', 1],
  ['is stopped by Ctrl-C', 'process.kill(process.pid, "SIGINT")', 130],
  ['is stopped by a service manager', 'process.kill(process.pid, "SIGTERM")', 143],
  ['has stopped what it started', 'process.kill(process.pid, "SIGTERM")', 7, '() => process.exit(7)'],
])('is deleted when its command %s', async (_, ends, code, onSignal?: string) => {
  const { command, folder } = await startCommand(ends, onSignal)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const exit = once(command, 'exit')
  command.stdin.write('end')
  expect(await exit).toEqual([code, null])
  expect(existsSync(folder)).toBe(false)
})
