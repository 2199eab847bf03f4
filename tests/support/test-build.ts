import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wholeSite } from './whole-site.ts'

/** Builds the site that tests serve, if there is no build. This takes minutes. */
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
