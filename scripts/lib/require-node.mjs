// Plain JavaScript that old versions of Node can read: it must be able to say that they are too old.
// TypeScript files run directly from 22.18 on.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old: Node 22.18 or newer is needed. ` +
      '`npm ci` brings Node 24 along; then start with `npm start`, which uses it.',
  )
  process.exit(1)
}

// What is written from here on, by this process and those it starts, is its owner's alone: content, builds, backups.
process.umask(0o077)
