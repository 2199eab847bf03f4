import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wholeSite } from './whole-site.ts'

/** Makes the build that tests serve, if there is none. That takes minutes. */
export async function requireTestBuild(): Promise<void> {
  if (existsSync('.next-test/build-stamp')) return
  const folder = mkdtempSync(join(tmpdir(), 'test-build-'))
  const site = await wholeSite(folder)
  try {
    await site.start()
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
