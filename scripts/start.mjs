import './lib/require-node.mjs'

await import('./start.ts')
