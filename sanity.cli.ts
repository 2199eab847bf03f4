import { defineCliConfig } from 'sanity/cli'

/** Settings of Sanity's command line, which generates the types. */
export default defineCliConfig({
  api: {
    projectId: process.env['NEXT_PUBLIC_SANITY_PROJECT_ID'] || 'embedded',
    dataset: process.env['NEXT_PUBLIC_SANITY_DATASET'] || 'production',
  },
  typegen: {
    path: 'lib/content/queries.ts',
    schema: '.sanity/schema.json',
    generates: 'lib/content/sanity.types.ts',
    overloadClientMethods: true,
  },
})
