import { describe, expect, it } from 'vitest'
import { parseSeedArguments } from './arguments.ts'

const optionsOf = (...argv: string[]) => {
  const parsed = parseSeedArguments(argv)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.options
}

const messageOf = (...argv: string[]) => {
  const parsed = parseSeedArguments(argv)
  if (parsed.ok) throw new Error('The arguments were accepted')
  return parsed.message
}

describe('the arguments of the seed', () => {
  it('has defaults without arguments', () => {
    expect(optionsOf()).toEqual({ reset: false, dryRun: false, help: false, only: undefined })
  })

  it('parses all options together', () => {
    expect(optionsOf('--reset', '--dry-run', '--only', 'town, reading/caversham', '--only=faq')).toEqual({
      reset: true,
      dryRun: true,
      help: false,
      only: ['town', 'reading/caversham', 'faq'],
    })
  })

  it('accepts the short form of help', () => {
    expect(optionsOf('-h').help).toBe(true)
  })

  it.each([['--rest'], ['-x'], ['town']])('refuses %s with one line that names it', (argument) => {
    const message = messageOf(argument)
    expect(message).toContain(argument)
    expect(message).not.toContain('\n')
  })

  it.each([[['--only']], [['--only', '--reset']], [['--only=town,,faq']], [['--only=']]])(
    'refuses %j and shows the right form',
    (argv) => {
      expect(messageOf(...argv)).toMatch(/--only .*Example: --only town/)
    },
  )

  it('refuses a value for an option without one', () => {
    expect(messageOf('--reset=yes')).toContain('--reset')
  })
})
