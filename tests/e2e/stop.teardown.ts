import { expect, test } from '@playwright/test'
import { pressCtrlC } from '../support/npm-start.ts'
import { processesWith } from '../support/process-tree.ts'
import { hasRunningSite, runningSite } from '../support/running-site.ts'

test('Ctrl-C stops every process and frees the ports', async () => {
  test.skip(!hasRunningSite(), 'the site did not start, which another test reports')
  const { url, lakeUrl, dataDir, pid } = runningSite()
  pressCtrlC(pid)
  await expect.poll(() => processesWith(`DATA_DIR=${dataDir}`).map(({ command }) => command)).toEqual([])
  await expect(fetch(url)).rejects.toThrow()
  await expect(fetch(`${lakeUrl}/v1/ping`)).rejects.toThrow()
})
