// `node scripts/run.mjs NAME …` runs scripts/NAME.ts. Plain JavaScript that old versions of Node can read: it must be
// able to say that they are too old. TypeScript files run directly from 22.18 on.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old: Node 22.18 or newer is needed. ` +
      '`npm ci` brings Node 24 along; then start with `npm start`, which uses it.',
  )
  process.exit(1)
}

// What this process and those it starts write from here on is for its owner alone: content, builds, backups.
process.umask(0o077)

// The script finds its own arguments where it would if it had been started by itself.
const [name] = process.argv.splice(2, 1)
await import(`./${name}.ts`)
