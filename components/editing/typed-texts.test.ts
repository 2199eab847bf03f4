import { vercelStegaCombine } from '@vercel/stega'
import { describe, expect, it } from 'vitest'
import { newerText, noteTyped, type TypedTexts } from './typed-texts.ts'

const fieldOf = (id: string, path: string) => ({
  origin: 'sanity.io',
  href: `/studio/intent/edit/mode=presentation;id=${id}?${new URLSearchParams({ id, path })}`,
})
const path = 'intro[_key=="b"].children[_key=="s"].text'
const rendered = (text: string) => vercelStegaCombine(text, fieldOf('town', path))

describe('a text that is being typed', () => {
  const known: TypedTexts = new Map()
  noteTyped(known, 'town', [{ path, before: 'O', now: 'On' }])
  noteTyped(known, 'town', [{ path, before: 'On', now: 'One' }])

  it('takes the place of each earlier state, and keeps its field', () => {
    expect(newerText(known, rendered('O'))).toBe(rendered('One'))
    expect(newerText(known, rendered('On'))).toBe(rendered('One'))
  })

  it('leaves other texts, other fields and other states alone', () => {
    expect(newerText(known, rendered('One'))).toBeUndefined()
    expect(newerText(known, rendered('Somebody else wrote this'))).toBeUndefined()
    expect(newerText(known, vercelStegaCombine('O', fieldOf('other', path)))).toBeUndefined()
    expect(newerText(known, 'O')).toBeUndefined()
  })

  it('may return to what it said before', () => {
    noteTyped(known, 'town', [{ path, before: 'One', now: 'O' }])
    expect(newerText(known, rendered('One'))).toBe(rendered('O'))
    expect(newerText(known, rendered('O'))).toBeUndefined()
  })
})
