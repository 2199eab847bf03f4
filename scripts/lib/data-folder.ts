import { accessSync, constants, mkdirSync } from 'node:fs'
import { OperatorProblem } from './operator-problem.ts'

/** Makes the data folder when there is none, and fails with one clear line when it cannot be written to. */
export function requireWritableFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new OperatorProblem(
      `The data folder ${folder} cannot be written to (${code ?? 'unknown reason'}). Change its permissions, or choose another folder: DATA_DIR=/path/to/folder npm start`,
    )
  }
}
