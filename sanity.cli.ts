import { defineCliConfig } from 'sanity/cli'

/** Settings of Sanity's command line, used here to extract the schema and to generate types. */
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
