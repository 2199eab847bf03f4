import { fileURLToPath } from 'node:url'

/** The program to run with Node for a Content Lake process. */
export const lakeMain = fileURLToPath(new URL('main.ts', import.meta.url))

/**
 * How to run it. A small young generation costs no speed here and saves some 20 MB: responses are
 * short-lived text, documents are long-lived.
 */
export const lakeNodeOptions = ['--max-semi-space-size=4']
