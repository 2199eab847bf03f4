import './lib/require-node.mjs'

await import('./seed.ts')
