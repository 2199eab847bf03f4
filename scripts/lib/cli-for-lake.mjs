import { registerHooks } from 'node:module'

// Loaded into Sanity's command line ahead of everything else. It knows no setting for another API host than its own two,
// so the one place where it makes its clients is told of the embedded Content Lake.
const { CONTENT_LAKE_URL } = process.env

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!CONTENT_LAKE_URL || !url.endsWith('/@sanity/cli-core/dist/apiClient.js')) return loaded
    const original = Buffer.from(loaded.source ?? '').toString('utf8')
    const source = original
      .replaceAll('isStaging() ? STAGING_API_HOST : undefined', JSON.stringify(CONTENT_LAKE_URL))
      .replaceAll('useProjectHostname: true', 'useProjectHostname: false')
    // Otherwise it would go to sanity.io, with a token that is meant for this machine.
    if (source.split(JSON.stringify(CONTENT_LAKE_URL)).length !== 3)
      throw new Error(
        'This version of @sanity/cli is made otherwise; scripts/lib/cli-for-lake.mjs has to follow.',
      )
    return { ...loaded, source }
  },
})
