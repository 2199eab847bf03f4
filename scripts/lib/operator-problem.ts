/** Something the person at the keyboard can put right. Its message says how; it is printed without a stack trace. */
export class OperatorProblem extends Error {
  override name = 'OperatorProblem'
}
