import { functionNamed } from './functions/registry.ts'
import { inRange, operators } from './operators.ts'
import { bindPipeFunction } from './pipe.ts'
import { memoized } from './memoized.ts'
import { type Evaluator, nested } from './scope.ts'
import { filter, map, slice } from './traverse.ts'
import type { GroqAttribute, GroqNode } from './tree.ts'
import { addFields, type Fields, fieldOf, isFields, setField } from './values.ts'

/**
 * Compiles a query into a function that evaluates it.
 *
 * @throws Error for a query that has no meaning where it stands
 */
export function compile(node: GroqNode): Evaluator {
  return memoized(node, bind(node))
}

function bind(node: GroqNode): Evaluator {
  switch (node.type) {
    case 'Everything':
      return ({ run }) => run.context.dataset
    case 'This':
      return ({ value }) => value
    case 'Parent':
      return parent(node.n)
    case 'Value': {
      const value = node.value ?? null
      return () => value
    }
    case 'Context': {
      const key = node.key === 'before' ? 'before' : 'after'
      return ({ run }) => run.context[key] ?? null
    }
    case 'Group':
      return compile(node.base)
    case 'AccessAttribute': {
      const { name } = node
      if (!node.base) return ({ value }) => fieldOf(value, name)
      const base = compile(node.base)
      return (scope) => fieldOf(base(scope), name)
    }
    case 'AccessElement':
    case 'Slice':
      return slice(node, compile)
    case 'ArrayCoerce': {
      const base = compile(node.base)
      return (scope) => {
        const value = base(scope)
        return Array.isArray(value) ? value : null
      }
    }
    case 'Deref': {
      const base = compile(node.base)
      return (scope) => {
        const id = fieldOf(base(scope), '_ref')
        return typeof id === 'string' ? (scope.run.context.dereference(id) ?? null) : null
      }
    }
    case 'Filter':
      return filter(node, compile)
    case 'Map':
    case 'FlatMap':
      return map(node, compile)
    case 'Projection': {
      const [base, expr] = [compile(node.base), compile(node.expr)]
      return (scope) => {
        const value = base(scope)
        return isFields(value) ? expr(nested(value, scope)) : null
      }
    }
    case 'PipeFuncCall':
      return bindPipeFunction(node, compile)
    case 'FuncCall': {
      const called = functionNamed(node.namespace, node.name)
      if (!called) throw new Error(`Undefined function: ${node.namespace}::${node.name}`)
      return called.bind(node.args, compile)
    }
    case 'OpCall': {
      const operator = operators[node.op]
      if (!operator) throw new Error(`Undefined operator: ${node.op}`)
      const [left, right] = [compile(node.left), compile(node.right)]
      return (scope) => operator(left(scope), right(scope))
    }
    case 'InRange': {
      const [base, left, right] = [compile(node.base), compile(node.left), compile(node.right)]
      return (scope) => inRange(base(scope), left(scope), right(scope), node.isInclusive)
    }
    case 'And':
      return logical(node, false)
    case 'Or':
      return logical(node, true)
    case 'Not': {
      const base = compile(node.base)
      return (scope) => {
        const value = base(scope)
        return typeof value === 'boolean' ? !value : null
      }
    }
    case 'Neg':
    case 'Pos': {
      const base = compile(node.base)
      const sign = node.type === 'Neg' ? -1 : 1
      return (scope) => {
        const value = base(scope)
        return typeof value === 'number' ? sign * value : null
      }
    }
    case 'Select':
      return select(node)
    case 'Array':
      return list(node)
    case 'Object':
      return object(node.attributes)
    default:
      throw new Error(`Unexpected ${node.type} in this place`)
  }
}

function parent(levels: number): Evaluator {
  return (scope) => {
    let current: typeof scope | null = scope
    for (let level = 0; level < levels && current; level++) current = current.parent
    return current ? current.value : null
  }
}

/** One false decides `&&`, one true decides `||`; otherwise both sides have to be booleans. */
function logical(node: Extract<GroqNode, { type: 'And' | 'Or' }>, decisive: boolean): Evaluator {
  const [left, right] = [compile(node.left), compile(node.right)]
  return (scope) => {
    const a = left(scope)
    if (a === decisive) return decisive
    const b = right(scope)
    if (b === decisive) return decisive
    return typeof a === 'boolean' && typeof b === 'boolean' ? !decisive : null
  }
}

function select({ alternatives, fallback }: Extract<GroqNode, { type: 'Select' }>): Evaluator {
  const options = alternatives.map(({ condition, value }) => [compile(condition), compile(value)] as const)
  const otherwise = fallback && compile(fallback)
  return (scope) => {
    for (const [condition, value] of options) if (condition(scope) === true) return value(scope)
    return otherwise ? otherwise(scope) : null
  }
}

function list({ elements }: Extract<GroqNode, { type: 'Array' }>): Evaluator {
  const parts = elements.map(({ isSplat, value }) => [isSplat, compile(value)] as const)
  return (scope) => {
    const result: unknown[] = []
    for (const [isSplat, part] of parts) {
      const value = part(scope)
      if (!isSplat) result.push(value)
      else if (Array.isArray(value)) for (const item of value) result.push(item)
    }
    return result
  }
}

function object(attributes: GroqAttribute[]): Evaluator {
  const parts = attributes.map((attribute) => {
    const value = compile(attribute.value)
    const condition = attribute.type === 'ObjectConditionalSplat' ? compile(attribute.condition) : undefined
    return { name: attribute.type === 'ObjectAttributeValue' ? attribute.name : undefined, condition, value }
  })
  return (scope) => {
    const result: Fields = {}
    for (const { name, condition, value } of parts) {
      if (condition && condition(scope) !== true) continue
      const part = value(scope)
      if (name !== undefined) setField(result, name, part)
      else if (isFields(part)) addFields(result, part)
    }
    return result
  }
}
