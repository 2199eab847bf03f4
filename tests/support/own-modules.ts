import { resetModulesAndState } from './fresh-modules.ts'

/* Set-up of a test file that shares a process with others, but no modules of the project. */

resetModulesAndState()
