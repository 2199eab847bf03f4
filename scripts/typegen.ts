import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { extractSchema } from '@sanity/schema/_internal'
import { compileSchema } from './lib/compile-schema.ts'

// `npm run typegen` generates the types of the content model and of the queries. With `--check` it writes nothing and
// fails when the types in the repository are outdated. Needs no network.

const types = 'lib/content/sanity.types.ts'
const schema = '.sanity/schema.json'

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const before = readFileSync(types, 'utf8')

mkdirSync(dirname(schema), { recursive: true })
writeFileSync(schema, JSON.stringify(extractSchema(compileSchema()), null, 2))
generateTypes()

if (values.check) {
  const fresh = readFileSync(types, 'utf8')
  if (fresh !== before) {
    writeFileSync(types, before)
    console.error(
      `${types} does not fit the schema and the queries. Run “npm run typegen” and commit the file.`,
    )
    process.exit(1)
  }
  console.log(`${types} is up to date.`)
}

function generateTypes(): void {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@sanity/cli/bin/run.js', 'typegen', 'generate'],
    { stdio: 'inherit', env: { ...process.env, DO_NOT_TRACK: '1' } },
  )
  if (status === 0) return
  // A failed run can leave a partial file.
  writeFileSync(types, before)
  process.exit(1)
}
