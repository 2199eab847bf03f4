import { registerHooks } from 'node:module'

// Preloaded into Sanity's command line. It has no setting for another API host, so the module that creates its clients is
// rewritten to use the embedded Content Lake.
const { CONTENT_LAKE_URL } = process.env

// After each command a process of its own would send usage data, for which it would ask the Content Lake's consent. There is
// none to be had.
if (CONTENT_LAKE_URL && process.argv[1]?.endsWith('/flushTelemetry.worker.js')) process.exit()

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!CONTENT_LAKE_URL || !url.endsWith('/@sanity/cli-core/dist/apiClient.js')) return loaded
    const original = Buffer.from(loaded.source ?? '').toString('utf8')
    const source = original
      .replaceAll('isStaging() ? STAGING_API_HOST : undefined', JSON.stringify(CONTENT_LAKE_URL))
      .replaceAll('useProjectHostname: true', 'useProjectHostname: false')
    // Otherwise it would send the Content Lake's token to sanity.io.
    if (source.split(JSON.stringify(CONTENT_LAKE_URL)).length !== 3)
      throw new Error(
        'This version of @sanity/cli is made otherwise; scripts/lib/cli-for-lake.mjs has to follow.',
      )
    return { ...loaded, source }
  },
})
