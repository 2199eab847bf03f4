import { applyPatches, parsePatch } from '@sanity/diff-match-patch'
import { describe, expect, it } from 'vitest'
import { includesTyping, movedPosition, textPatch } from './text-merge.ts'

const apply = (patch: string, text: string) => applyPatches(parsePatch(patch), text)[0]

describe('a patch of a text', () => {
  it.each([
    ['at another place', 'one two', 'one two three', 'zero one two', 'zero one two three'],
    ['at the same place', 'one', 'one a', 'one b', 'one b a'],
    ['beyond the basic plane', 'one 🚗 two', 'one 🚗🚗 two', 'é one 🚗 two', 'é one 🚗🚗 two'],
  ])('keeps what others typed %s', (_where, from, to, theirs, both) => {
    expect(apply(textPatch(from, to), theirs)).toBe(both)
  })
})

describe('a text of the document', () => {
  it.each([
    ['what was typed', 'one', 'one a', 'one a', true],
    ['that and more of others', 'one', 'one a', 'zero one a', true],
    ['nothing of it', 'one two', 'one a two', 'one two b', false],
    ['the beginning of it', 'one two', 'one abc two', 'one ab two', false],
    ['something else, while nothing was typed', 'one', 'one', 'two', true],
  ])('that has %s', (_what, base, typed, text, expected) => {
    expect(includesTyping(text, base, typed)).toBe(expected)
  })
})

describe('the cursor', () => {
  it.each([
    ['moves with what is inserted before it', 'one|two', 'zero onetwo', 'zero one|two'],
    ['stays before what is inserted after it', 'one|two', 'onetwo three', 'one|two three'],
    ['stays before what is inserted at it', 'one|', 'one two', 'one| two'],
    ['stays where the text around it is removed', 'one 1|2 three', 'one three', 'one |three'],
    ['is at the end of a text that was empty', '|', 'one', 'one|'],
    ['stays at the start', '|one', 'zero one', '|zero one'],
  ])('%s', (_how, from, to, expected) => {
    const position = movedPosition(from.replace('|', ''), to, from.indexOf('|'))
    expect(`${to.slice(0, position)}|${to.slice(position)}`).toBe(expected)
  })
})
