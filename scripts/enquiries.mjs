import './lib/require-node.mjs'

await import('./enquiries.ts')
