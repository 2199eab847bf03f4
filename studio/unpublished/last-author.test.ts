import { expect, it } from 'vitest'
import { lastAuthor } from './last-author.ts'

it('is the author of the first transaction of a history', () => {
  const lines = [
    { id: 'b', author: 'user-2' },
    { id: 'a', author: 'user-1' },
  ].map((line) => JSON.stringify(line))
  expect(lastAuthor(`${lines.join('\n')}\n`)).toBe('user-2')
  expect(lastAuthor({ id: 'b', author: 'user-2' })).toBe('user-2')
})

it.each(['', '\n', '{"author":', '{"error":"too many"}', 'null'])(
  'is unknown when the history is %j',
  (history) => {
    expect(lastAuthor(history)).toBeUndefined()
  },
)
