import fc from 'fast-check'
import { evaluateSync, parse, toJS } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { documents } from './documents.test-support.ts'
import { runQuery } from './run-query.test-support.ts'

describe('the same query in groq-js', () => {
  it('has the same result', () => {
    const leaf = fc.constantFrom(
      '1',
      '2.5',
      '"one"',
      '"two words"',
      'null',
      'true',
      'n',
      's',
      '_id',
      'flag',
      'list',
      'deep.er',
      'ref',
      '[1, "one"]',
      '{"n": n}',
      '*[_type == "x"].n',
      'dateTime(when)',
      'refs[]->n',
      '^.n',
      '@',
    )
    const { expression } = fc.letrec<{ expression: string }>((tie) => ({
      expression: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        leaf,
        fc
          .tuple(
            tie('expression'),
            fc.constantFrom('==', '!=', '<', '>=', '+', '-', '*', '/', '%', '&&', '||', 'in', 'match'),
            tie('expression'),
          )
          .map(([a, op, b]) => `(${a} ${op} ${b})`),
        fc
          .tuple(
            fc.constantFrom(
              'count',
              'defined',
              'length',
              'string',
              'lower',
              'math::sum',
              'array::compact',
              'round',
              '!',
              '-',
              'references',
            ),
            tie('expression'),
          )
          .map(([name, a]) => `${name}(${a})`),
        fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `coalesce(${a}, ${b})`),
        fc
          .tuple(tie('expression'), tie('expression'), tie('expression'))
          .map(([a, b, c]) => `select(${a} => ${b}, ${c})`),
        fc
          .tuple(
            tie('expression'),
            fc.constantFrom('[0]', '[-1]', '[0..1]', '[]', '[n > 1]', '.n', '{n, "a": s}', '[].n', '->s'),
          )
          .map(([a, step]) => `(${a})${step}`),
        fc
          .tuple(tie('expression'), tie('expression'))
          .map(([a, b]) => `*[${a} == ${b}]{"v": ${b}, "up": ^.n} | order(v)`),
      ),
    }))
    const query = fc
      .tuple(expression, expression)
      .map(([filter, field]) => `*[${filter} != null] | order(_id) {"v": ${field}}`)
    fc.assert(
      fc.property(query, (text) => {
        expect(outcome(() => runQuery(text, documents))).toEqual(outcome(() => inGroqJs(text)))
      }),
      { numRuns: 400 },
    )
  })
})

function inGroqJs(query: string): unknown {
  const dereference = ({ _ref }: { _ref: string }): unknown => documents.find(({ _id }) => _id === _ref)
  return toJS(evaluateSync(parse(query), { dataset: documents, dereference }))
}

function outcome(work: () => unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(work() ?? null))
  } catch {
    return 'an error'
  }
}
