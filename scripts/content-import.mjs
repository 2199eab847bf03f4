import './lib/require-node.mjs'

await import('./content-import.ts')
