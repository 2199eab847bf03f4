import { describe, expect, it } from 'vitest'
import { passwordWeakness } from './password-strength.ts'

const about = ['ada@quarrymead.example', 'Ada Lovelace', 'www.royalcounty.example']

describe('passwordWeakness', () => {
  it.each([
    'password1234',
    'Password1234!',
    'qwertyuiop12',
    'aaaaaaaaaaaaaaaa',
    'abcdefghijklmnop',
    'ada@quarrymead.example',
    'adalovelace1815',
    'royalcounty2026',
    'abc'.repeat(80),
  ])('reports %s as easy to guess, with advice', async (password) => {
    const problem = await passwordWeakness(password, about)
    expect(problem).toContain('easy to guess')
    expect(problem).toContain('three or four words')
    expect(problem).not.toContain(password)
  })

  it.each([
    'correct horse battery',
    'otter umbrella violin granite',
    'jK8#mP2$xQ9!vT',
    'Königsberger Brücken im März',
    'x7'.repeat(3) + 'otter umbrella violin granite'.repeat(8).slice(0, 240),
  ])('accepts %s', async (password) => {
    expect(await passwordWeakness(password, about)).toBeUndefined()
  })
})
