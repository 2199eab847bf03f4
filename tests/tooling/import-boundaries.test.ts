import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')

/** One import per file: [file, import statement]. */
const forbidden = [
  ['app/(site)/page.tsx', `import '@/studio/config'`],
  ['app/(site)/about/page.tsx', `import '../../../schemas/index'`],
  ['app/(site)/[town]/page.tsx', `import '@/lib/content-lake/store'`],
  ['app/(site)/faq/page.tsx', `import '@/lib/responses/public-policy'`],
  ['app/api/revalidate/route.ts', `import 'sanity'`],
  ['app/(site)/layout.tsx', `import 'next-sanity/visual-editing'`],
  ['app/studio/[[...tool]]/page.tsx', `import '@/lib/content-lake/server'`],
  ['components/layout/header.tsx', `import '@/app/actions'`],
  ['components/layout/footer.tsx', `import '../../lib/content-lake/types'`],
  ['components/lookup/widget.tsx', `import { getEnv } from '@/lib/env/env'\nvoid getEnv`],
  ['components/forms/form.tsx', `import { store } from '@/lib/enquiries/store/enquiry-store'\nvoid store`],
  ['components/sections/hero.tsx', `import { getTown } from '@/lib/content/towns'\nvoid getTown`],
  ['components/map/map.tsx', `import 'next-sanity/hooks'`],
  ['lib/content/towns.ts', `import '../vehicle/registration.ts'`],
  ['lib/content/client.ts', `import '../content-lake/main.ts'`],
  ['lib/content/queries.ts', `import '../../schemas/index.ts'`],
  ['lib/vehicle/registration.ts', `import '../content/client.ts'`],
  ['lib/vehicle/providers/remote.ts', `import '../../enquiries/enquiry-service.ts'`],
  ['lib/enquiries/enquiry-service.ts', `import '../vehicle/vehicle.ts'`],
  ['lib/enquiries/store/enquiry-store.ts', `import '../../../components/forms/field.tsx'`],
  ['lib/seo/metadata.ts', `import { getTown } from '../content/towns.ts'\nvoid getTown`],
  ['lib/server/rate-limit.ts', `import { getEnv } from '../env/env.ts'\nvoid getEnv`],
  ['lib/responses/headers.ts', `import '../vehicle/vehicle.ts'`],
  ['lib/map/projection.ts', `import '../content/places.ts'`],
  ['lib/shared/phone-href.ts', `import '../env/env.ts'`],
  ['lib/env/env.ts', `import '../server/redis.ts'`],
  ['lib/content-lake/main.ts', `import '../env/env.ts'`],
  ['lib/content-lake/query/evaluate.ts', `import '../../env/env.ts'`],
  ['lib/content-lake/a/b/c.ts', `import '@/schemas/index'`],
  ['lib/content-lake/main.test.ts', `import '../../tests/support/x.ts'`],
  ['schemas/index.ts', `import '../lib/env/env.ts'`],
  ['schemas/documents/town.ts', `import '../../lib/content/queries.ts'`],
  ['studio/config.ts', `import '../lib/content/queries.ts'`],
  ['studio/structure.ts', `import { getEnv } from '../lib/env/env.ts'\nvoid getEnv`],
  ['scripts/seed.ts', `import '../components/ui/button.tsx'`],
  ['scripts/seed/connect.ts', `import '../../studio/config.ts'`],
  ['scripts/seed/content/guide.ts', `import '../../../app/fonts.ts'`],
] as const

const allowed = [
  ['app/(site)/contact/page.tsx', `import '@/components/sections/hero'\nimport '@/lib/content/towns'`],
  ['app/studio/[[...tool]]/layout.tsx', `import '@/studio/config'`],
  ['components/ui/button.tsx', `import type { Step } from '@/lib/content/texts'\nexport type S = Step`],
  ['components/sections/steps.tsx', `import '../ui/card'\nimport '@/lib/vehicle/registration'`],
  ['components/forms/send.tsx', `import '@/lib/enquiries/browser/send-form'`],
  ['schemas/rules/lookups.ts', `import '../../lib/shared/sanity-api-version.ts'`],
  ['lib/content/areas.ts', `import '../env/env.ts'\nimport './client.ts'`],
  ['lib/content/paths.ts', `import '../../schemas/rules/slugs.ts'`],
  ['lib/vehicle/providers/dvla.ts', `import '../vehicle.ts'\nimport '../../env/env.ts'`],
  ['lib/enquiries/delivery/mail.ts', `import '../shared/forms.ts'\nimport '../../content/settings.ts'`],
  ['lib/server/address.ts', `import type { Env } from '../env/env.ts'\nexport type E = Env`],
  ['lib/content-lake/http/route.ts', `import '../types.ts'`],
  ['lib/seo/json-ld.ts', `import type { Town } from '../content/towns.ts'\nexport type T = Town`],
  ['schemas/documents/area.ts', `import '../objects/seo.ts'`],
  ['studio/sanity.ts', `import '../schemas/index.ts'`],
  ['scripts/seed/plan.ts', `import '../../lib/content/client.ts'\nimport '../../schemas/index.ts'`],
  ['scripts/seed/content/faqs.ts', `import '../portable-text.ts'\nimport '../../lib/settings.ts'`],
] as const

const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? join(path, entry.name) : [],
  )

/** A file in each folder, which imports what no folder may. */
const probes = ['app', 'components', 'schemas', 'scripts', 'studio', ...foldersIn('lib')].map(
  (folder) => [`${folder}/probe.ts`, `import '@/tests/support/chance'`] as const,
)

describe('import boundaries', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
  let reported: string[]

  beforeAll(() => {
    // The rules of types need a compiled project and are not what this is about.
    const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(
      '"typeAware": true',
      '"typeAware": false',
    )
    writeFileSync(join(folder, '.oxlintrc.json'), config)
    for (const [file, code] of [...forbidden, ...allowed, ...probes]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `${code}\n`)
    }
    const run = spawnSync(process.execPath, [oxlint, '--format=json'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const report = JSON.parse(run.stdout) as { diagnostics: { code: string; filename: string }[] }
    reported = report.diagnostics
      .filter((diagnostic) => diagnostic.code.includes('no-restricted-imports'))
      .map((diagnostic) => diagnostic.filename)
  })

  afterAll(() => {
    rmSync(folder, { recursive: true })
  })

  it.each(forbidden)('refuses in %s: %s', (file) => {
    expect(reported).toContain(file)
  })

  it.each(probes)('are set for the folder of %s', (file) => {
    expect(reported).toContain(file)
  })

  it.each(allowed)('accepts in %s: %s', (file) => {
    expect(reported).not.toContain(file)
  })
})
