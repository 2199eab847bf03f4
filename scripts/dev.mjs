import './lib/require-node.mjs'

await import('./dev.ts')
