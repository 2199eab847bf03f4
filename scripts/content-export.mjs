import './lib/require-node.mjs'

await import('./content-export.ts')
