import type { KnipConfig } from 'knip'

// `npm run unused` finds unused files, exports and dependencies; it is a suite of `npm test`.
const config: KnipConfig = {
  entry: [
    'scripts/*.ts',
    'scripts/lib/*.mjs',
    // Loaded by the Content Lake, by its path.
    'scripts/lib/account-mail.ts',
    'tests/support/*.mjs',
    'vitest.mutation.config.ts',
    'tests/support/fewer-runs.ts',
    'tests/support/limited-lake.ts',
  ],
  // Generated: a type for each query and each kind of document, used or not.
  ignore: ['lib/content/sanity.types.ts'],
  ignoreDependencies: [
    // Started by its path, without a shell.
    '@sanity/cli',
    // Their files are read by scripts/fonts and lib/seo.
    '@fontsource/.+',
    '@fontsource-variable/.+',
  ],
  // Programs of the operating system.
  ignoreBinaries: [
    'apt-get',
    'mount',
    'nginx',
    'openssl',
    'prlimit',
    'redis-server',
    'systemd-analyze',
    'systemd-notify',
    'timedatectl',
    'umount',
  ],
  compilers: {
    css: (text) =>
      [...text.matchAll(/@import\s+['"]([^'"]+)['"]/g)].map(([, file]) => `import '${file}'`).join('\n'),
  },
}

export default config
