import { matchScore } from './match.ts'
import type { Evaluator, Scope } from './scope.ts'
import type { GroqNode } from './tree.ts'

/**
 * The score of a condition: 0 when it is false, 1 when it is true, more for frequent words and for boosted conditions.
 * Scores of combined conditions are added.
 */
export function scorer(node: GroqNode, compile: (node: GroqNode) => Evaluator): (scope: Scope) => number {
  if (node.type === 'Group') return scorer(node.base, compile)
  if (node.type === 'Or' || node.type === 'And') {
    const [left, right] = [scorer(node.left, compile), scorer(node.right, compile)]
    const needsBoth = node.type === 'And'
    return (scope) => {
      const [a, b] = [left(scope), right(scope)]
      return needsBoth && (a === 0 || b === 0) ? 0 : a + b
    }
  }
  if (node.type === 'OpCall' && node.op === 'match') {
    const [left, right] = [compile(node.left), compile(node.right)]
    return (scope) => matchScore(left(scope), right(scope))
  }
  if (node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'boost') {
    const [condition, boost] = node.args
    if (!condition || !boost) throw new Error('boost() takes two arguments')
    const [score, by] = [scorer(condition, compile), compile(boost)]
    return (scope) => {
      const [plain, added] = [score(scope), by(scope)]
      return plain > 0 && typeof added === 'number' && added >= 0 ? plain + added : 0
    }
  }
  const condition = compile(node)
  return (scope) => (condition(scope) === true ? 1 : 0)
}
