import { expect, it } from 'vitest'
import { LargeAnswers } from './large-answers.ts'

const MB = 1024 * 1024
const stranger = (name: string) => ({ key: `address ${name}`, isStranger: true })
const editor = { key: 'identity editor', isStranger: false }

it('leaves room for known callers when strangers hold all that they may', () => {
  const answers = new LargeAnswers(128 * MB)
  answers.hold(32 * MB, stranger('a'))
  expect(() => answers.hold(1 * MB, stranger('a'))).toThrow(/too many large answers/i)
  answers.hold(32 * MB, stranger('b'))
  expect(() => answers.hold(1 * MB, stranger('c'))).toThrow(/too many large answers/i)
  answers.hold(32 * MB, editor)
  answers.hold(32 * MB, editor)
  expect(() => answers.hold(1 * MB, editor)).toThrow(/too many large answers/i)
})

it('says when to come back, and makes room when an answer has been taken', () => {
  const answers = new LargeAnswers(128 * MB)
  const taken = answers.hold(32 * MB, stranger('a'))
  expect(() => answers.hold(32 * MB, stranger('a'))).toThrow(
    expect.objectContaining({ status: 503, headers: { 'Retry-After': expect.stringMatching(/^\d+$/) } }),
  )
  taken()
  expect(() => answers.hold(32 * MB, stranger('a'))).not.toThrow()
})
