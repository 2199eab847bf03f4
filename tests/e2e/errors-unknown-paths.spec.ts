import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './test.ts'

const build = '.next-test'
const marker = 'made-up-by-a-bot'

/** The paths of all files in these folders of the build. */
function filesOf(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(build, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
}

test('requests for unknown paths write no files', async ({ request }) => {
  const paths = Array.from({ length: 100 }, (_, number) => [
    `/${marker}-${number}`,
    `/${number % 2 ? 'reading' : marker}/${marker}-${number}`,
  ]).flat()
  for (let start = 0; start < paths.length; start += 10) {
    const statuses = await Promise.all(
      paths.slice(start, start + 10).map(async (path) => (await request.get(path)).status()),
    )
    expect(new Set(statuses)).toEqual(new Set([404]))
  }
  for (const path of [
    `/${marker}/x/y`,
    `/reading/${marker}/x`,
    `/${marker}?_rsc=1`,
    `/social-image/${marker}`,
    `/area-map/reading/${marker}.svg`,
  ])
    expect((await request.get(path)).status(), path).toBe(404)

  expect(filesOf('server/app').filter((path) => path.includes(marker))).toEqual([])
  const cached = filesOf('cache')
  expect(cached.length).toBeGreaterThan(0)
  expect(cached.filter((path) => readFileSync(path, 'utf8').includes(marker))).toEqual([])
})
