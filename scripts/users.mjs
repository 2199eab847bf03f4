import './lib/require-node.mjs'

await import('./users.ts')
