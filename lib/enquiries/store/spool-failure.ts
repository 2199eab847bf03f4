import { errorCode } from '../../shared/error-details.ts'

/** What is wrong with the spool's folder, and how to correct it. */
export function explainSpoolFailure(error: unknown, folder: string): string {
  const known = errorCode(error) ?? (error instanceof Error ? error.name : 'unknown reason')
  return `${remedies.get(known)?.(folder) ?? `the folder ${folder} cannot be used: look at it and its disk.`} (${known})`
}

const noRight = (folder: string) =>
  `the site's user may not write to ${folder}: correct its owner and permissions.`
const noSpace = (folder: string) => `the disk of ${folder} is full: make space on it.`
const noFolder = (folder: string) => `${folder} must be a folder and is a file: move it away.`

const remedies = new Map([
  ['EACCES', noRight],
  ['EPERM', noRight],
  ['EROFS', (folder: string) => `${folder} is on a disk that can only be read: mount it writable.`],
  ['ENOSPC', noSpace],
  ['EDQUOT', noSpace],
  ['EFBIG', noSpace],
  ['ENOTDIR', noFolder],
  ['EEXIST', noFolder],
])
