/** A problem that the operator can solve. Its message says how; it is printed without a stack trace. */
export class OperatorProblem extends Error {
  override name = 'OperatorProblem'
}
