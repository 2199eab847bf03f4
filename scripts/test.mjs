import './lib/require-node.mjs'

await import('./test.ts')
