import './lib/require-node.mjs'

await import('./bench-soak.ts')
