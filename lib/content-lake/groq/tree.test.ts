import { describe, expect, it } from 'vitest'
import { parseGroq } from './parse.ts'
import type { GroqNode } from './tree.ts'

const orderBy = (direction: 'Asc' | 'Desc'): GroqNode => ({
  type: 'PipeFuncCall',
  base: { type: 'Everything' },
  name: 'order',
  args: [{ type: direction, base: { type: 'This' } }],
})

const changedAny = (selector: GroqNode): GroqNode => ({
  type: 'FuncCall',
  namespace: 'diff',
  name: 'changedAny',
  args: [{ type: 'Context', key: 'before' }, { type: 'Context', key: 'after' }, selector],
})

/** Trees that groq-js parses queries into; all code that reads trees relies on these shapes. */
const shapes: [query: string, tree: unknown][] = [
  ['*', { type: 'Everything' }],
  ['@', { type: 'This' }],
  ['^.^', { type: 'Parent', n: 2 }],
  ['1', { type: 'Value', value: 1 }],
  ['$p', { type: 'Value', value: 'given' }],
  ['before()', { type: 'Context', key: 'before' }],
  ['a', { type: 'AccessAttribute', name: 'a' }],
  ['@.a', { type: 'AccessAttribute', base: { type: 'This' }, name: 'a' }],
  ['@["a"]', { type: 'AccessAttribute', base: { type: 'This' }, name: 'a' }],
  ['@[1]', { type: 'AccessElement', base: { type: 'This' }, index: 1 }],
  ['@[1...2]', { type: 'Slice', base: { type: 'This' }, left: 1, right: 2, isInclusive: false }],
  ['@[]', { type: 'ArrayCoerce', base: { type: 'This' } }],
  ['@->', { type: 'Deref', base: { type: 'This' } }],
  ['*[@]', { type: 'Filter', base: { type: 'Everything' }, expr: { type: 'This' } }],
  [
    '*{}',
    {
      type: 'Map',
      base: { type: 'Everything' },
      expr: { type: 'Projection', base: { type: 'This' }, expr: { type: 'Object', attributes: [] } },
    },
  ],
  [
    '*.a[]',
    {
      type: 'FlatMap',
      base: { type: 'Everything' },
      expr: { type: 'ArrayCoerce', base: { type: 'AccessAttribute', base: { type: 'This' }, name: 'a' } },
    },
  ],
  ['(@)', { type: 'Group', base: { type: 'This' } }],
  ['@ && *', { type: 'And', left: { type: 'This' }, right: { type: 'Everything' } }],
  ['@ || *', { type: 'Or', left: { type: 'This' }, right: { type: 'Everything' } }],
  ['!@', { type: 'Not', base: { type: 'This' } }],
  ['-@', { type: 'Neg', base: { type: 'This' } }],
  ['+@', { type: 'Pos', base: { type: 'This' } }],
  ['@ match *', { type: 'OpCall', op: 'match', left: { type: 'This' }, right: { type: 'Everything' } }],
  [
    '@ in 1..2',
    {
      type: 'InRange',
      base: { type: 'This' },
      left: { type: 'Value', value: 1 },
      right: { type: 'Value', value: 2 },
      isInclusive: true,
    },
  ],
  ['lower(@)', { type: 'FuncCall', namespace: 'global', name: 'lower', args: [{ type: 'This' }] }],
  ['geo(@)', { type: 'FuncCall', namespace: 'global', name: 'geo', args: [{ type: 'This' }] }],
  ['* | order(@ desc)', orderBy('Desc')],
  ['* | order(@ asc)', orderBy('Asc')],
  [
    'select(@ => *, 1)',
    {
      type: 'Select',
      alternatives: [
        { type: 'SelectAlternative', condition: { type: 'This' }, value: { type: 'Everything' } },
      ],
      fallback: { type: 'Value', value: 1 },
    },
  ],
  [
    '[...@, 1]',
    {
      type: 'Array',
      elements: [
        { type: 'ArrayElement', isSplat: true, value: { type: 'This' } },
        { type: 'ArrayElement', isSplat: false, value: { type: 'Value', value: 1 } },
      ],
    },
  ],
  [
    '{"a": @}',
    { type: 'Object', attributes: [{ type: 'ObjectAttributeValue', name: 'a', value: { type: 'This' } }] },
  ],
  [
    '{..., @ => *}',
    {
      type: 'Object',
      attributes: [
        { type: 'ObjectSplat', value: { type: 'This' } },
        { type: 'ObjectConditionalSplat', condition: { type: 'This' }, value: { type: 'Everything' } },
      ],
    },
  ],
  [
    'delta::changedAny((a, b.(c)))',
    changedAny({
      type: 'Tuple',
      members: [
        { type: 'AccessAttribute', name: 'a' },
        {
          type: 'SelectorNested',
          base: { type: 'AccessAttribute', name: 'b' },
          nested: { type: 'AccessAttribute', name: 'c' },
        },
      ],
    }),
  ],
  [
    'delta::changedAny(anywhere(@))',
    changedAny({ type: 'SelectorFuncCall', name: 'anywhere', arg: { type: 'This' } }),
  ],
]

describe('the syntax tree of a query', () => {
  it.each(shapes)('%s', (query, tree) => {
    expect(parseGroq(query, { p: 'given' }, 'delta')).toEqual(tree)
  })
})
