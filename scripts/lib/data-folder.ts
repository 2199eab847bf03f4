import { accessSync, closeSync, constants, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorProblem } from './operator-problem.ts'
import { errorCode } from '../../lib/shared/error-details.ts'

/** The size of the smallest change. */
const probeBytes = 64 * 1024

/** Creates the data folder if needed. @throws OperatorProblem when it cannot be written to */
export function requireWritableFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    tryWriting(join(folder, `.probe-${process.pid}`))
  } catch (error) {
    const code = errorCode(error) ?? 'unknown reason'
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new OperatorProblem(
        `The disk of the data folder ${folder} is full (${code}). Free some space there, or choose another folder: DATA_DIR=/path/to/folder npm start`,
      )
    throw new OperatorProblem(
      `The data folder ${folder} cannot be written to (${code}). Change its permissions, or choose another folder: DATA_DIR=/path/to/folder npm start`,
    )
  }
}

/** Only a write detects a full disk, and a read-only one for root too. */
function tryWriting(file: string): void {
  const handle = openSync(file, 'w', 0o600)
  try {
    writeSync(handle, Buffer.alloc(probeBytes))
    fsyncSync(handle)
  } finally {
    closeSync(handle)
    rmSync(file, { force: true })
  }
}
