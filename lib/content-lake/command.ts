import { fileURLToPath } from 'node:url'

/** Path of the program of a Content Lake process. */
export const lakeMain = fileURLToPath(new URL('main.ts', import.meta.url))

/** Node's options for it. A small young generation saves some 20 MB and costs no speed: most memory is long-lived documents. */
export const lakeNodeOptions = ['--max-semi-space-size=4']
