import './lib/require-node.mjs'

await import('./backup.ts')
