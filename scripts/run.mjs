// `node scripts/run.mjs NAME …` runs scripts/NAME.ts. JavaScript that old versions of Node.js can parse, so that it can report
// that they are too old. TypeScript files run directly from 22.18 on.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old: Node 22.18 or newer is needed. ` +
      '`npm ci` brings Node 24 along; then start with `npm start`, which uses it.',
  )
  process.exit(1)
}

// Files of this process and its children (content, builds, backups) are readable by their owner alone.
process.umask(0o077)

// Removes NAME, so that the script finds its arguments in the usual place.
const [name] = process.argv.splice(2, 1)
await import(`./${name}.ts`)
