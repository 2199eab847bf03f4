import './lib/require-node.mjs'

await import('./build.ts')
