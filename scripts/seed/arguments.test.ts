import { describe, expect, it } from 'vitest'
import { parseSeedArguments } from './arguments.ts'

const optionsOf = (...argv: string[]) => {
  const parsed = parseSeedArguments(argv)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.options
}

const messageOf = (...argv: string[]) => {
  const parsed = parseSeedArguments(argv)
  if (parsed.ok) throw new Error('was accepted')
  return parsed.message
}

describe('the arguments of the seed', () => {
  it('adds what is missing when nothing is asked for', () => {
    expect(optionsOf()).toEqual({ reset: false, dryRun: false, help: false, only: undefined })
  })

  it('reads every option together', () => {
    expect(optionsOf('--reset', '--dry-run', '--only', 'town, reading/caversham', '--only=faq')).toEqual({
      reset: true,
      dryRun: true,
      help: false,
      only: ['town', 'reading/caversham', 'faq'],
    })
  })

  it('knows the short form of help', () => {
    expect(optionsOf('-h').help).toBe(true)
  })

  it.each([['--rest'], ['-x'], ['town']])('refuses %s in one line that names it', (argument) => {
    const message = messageOf(argument)
    expect(message).toContain(argument)
    expect(message).not.toContain('\n')
  })

  it.each([[['--only']], [['--only', '--reset']], [['--only=town,,faq']], [['--only=']]])(
    'refuses %j and shows how it is written',
    (argv) => {
      expect(messageOf(...argv)).toMatch(/--only .*Example: --only town/)
    },
  )

  it('refuses a value where none belongs', () => {
    expect(messageOf('--reset=yes')).toContain('--reset')
  })
})
