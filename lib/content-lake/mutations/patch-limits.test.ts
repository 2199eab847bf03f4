import { describe, expect, it } from 'vitest'
import { checkPaths } from './patch-limits.ts'

const steps = (count: number): string => 'a'.padEnd(1 + 2 * count, '.a')

describe('paths of a patch', () => {
  it.each([
    ['an ordinary path', 'a.b[_key=="x"].c[0]'],
    ['2000 characters', 'a'.repeat(2000)],
    ['128 steps', steps(128)],
    ['three descents', 'a..b..c..d'],
    ['a range up to index 99999', 'list[0:99999]'],
    ['a large number outside a range', 'list[100000]'],
    ['brackets and dots inside a text', `list[name=="${'[.'.repeat(200)}"]`],
    ['a colon and a number inside a text', `list[name=='1:100000']`],
    ['escaped quotes inside a text', `list[name=="\\"${'..'.repeat(9)}"]`],
    ['escaped single quotes inside a text', `list[name=='\\'${'..'.repeat(9)}']`],
  ])('may have %s', (_name, path) => {
    expect(() => {
      checkPaths({ set: { [path]: 1 } })
    }).not.toThrow()
  })

  it.each([
    ['2001 characters', 'a'.repeat(2001), 'is longer than 2000 characters'],
    ['a reserved name', 'a.__proto__.b', 'names a field that no document can have'],
    ['129 steps', steps(129), 'has more than 128 steps'],
    ['129 brackets', 'a' + '[0]'.repeat(129), 'has more than 128 steps'],
    ['four descents', 'a..b..c..d..e', 'descends more than 3 times'],
    ['a range beyond index 99999', 'list[0:100000]', 'reaches beyond index 99999'],
    ['a range that starts beyond it', 'list[100000:1]', 'reaches beyond index 99999'],
    ['a second range beyond it', 'list[0:1].more[2:100000]', 'reaches beyond index 99999'],
  ])('may not have %s', (_name, path, problem) => {
    expect(() => {
      checkPaths({ set: { [path]: 1 } })
    }).toThrow(new Error(`The path "${path.slice(0, 80)}" ${problem}`))
  })

  const long = 'x'.repeat(2001)
  it.each([
    ['set', { set: { [long]: 1 } }],
    ['setIfMissing', { setIfMissing: { [long]: 1 } }],
    ['inc', { inc: { [long]: 1 } }],
    ['dec', { dec: { [long]: 1 } }],
    ['diffMatchPatch', { diffMatchPatch: { [long]: '' } }],
    ['unset', { unset: ['fine', long] }],
    ['insert before', { insert: { before: long, items: [] } }],
    ['insert after', { insert: { after: long, items: [] } }],
    ['insert replacing', { insert: { replace: long, items: [] } }],
  ])('are checked in %s', (_name, operations) => {
    expect(() => {
      checkPaths(operations)
    }).toThrow('is longer than')
  })

  it('are not checked in the items to insert', () => {
    expect(() => {
      checkPaths({ insert: { after: 'list[-1]', items: [long] } })
    }).not.toThrow()
  })
})
