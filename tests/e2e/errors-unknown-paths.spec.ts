import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './test.ts'

const build = '.next-test'
const mark = 'made-up-by-a-bot'

/** Everything the site has written while it ran. */
function filesOf(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(build, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
}

test('invented addresses leave nothing behind', async ({ request }) => {
  const paths = Array.from({ length: 100 }, (_, number) => [
    `/${mark}-${number}`,
    `/${number % 2 ? 'reading' : mark}/${mark}-${number}`,
  ]).flat()
  for (let at = 0; at < paths.length; at += 10) {
    const statuses = await Promise.all(
      paths.slice(at, at + 10).map(async (path) => (await request.get(path)).status()),
    )
    expect(new Set(statuses)).toEqual(new Set([404]))
  }
  for (const path of [`/${mark}/x/y`, `/reading/${mark}/x`, `/${mark}?_rsc=1`, `/social-image/${mark}`])
    expect((await request.get(path)).status(), path).toBe(404)

  expect(filesOf('server/app').filter((path) => path.includes(mark))).toEqual([])
  const answers = filesOf('cache')
  expect(answers.length).toBeGreaterThan(0)
  expect(answers.filter((path) => readFileSync(path, 'utf8').includes(mark))).toEqual([])
})
