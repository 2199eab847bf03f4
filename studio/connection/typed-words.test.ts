import { makePatches, stringifyPatches } from '@sanity/diff-match-patch'
import { expect, it } from 'vitest'
import { typedWords } from './typed-words.ts'

const change = (body: object) => ({
  url: 'http://localhost/v1/data/actions/production',
  body: JSON.stringify(body),
  transactionId: 't',
  documents: ['a'],
  isTyping: true,
})
const edit = (patch: object) => change({ actions: [{ actionType: 'sanity.action.document.edit', patch }] })
const typed = (from: string, to: string) => stringifyPatches(makePatches(from, to))

it('collects what was typed into each field, in its order', () => {
  const changes = [
    edit({ set: { question: 'How much' } }),
    edit({ diffMatchPatch: { question: typed('How much', 'How much is') } }),
    change({ mutations: [{ patch: { id: 'a', diffMatchPatch: { 'answer[0].text': typed('', 'Café ') } } }] }),
    edit({ diffMatchPatch: { question: typed('How much is', 'How much is it?') } }),
    edit({ unset: ['order'] }),
  ]
  expect(typedWords(changes)).toEqual(['How much is it?', 'Café'])
})
