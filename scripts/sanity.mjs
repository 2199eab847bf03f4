import './lib/require-node.mjs'

await import('./sanity.ts')
