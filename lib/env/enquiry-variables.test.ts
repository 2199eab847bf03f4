import { describe, expect, it } from 'vitest'
import { envProblems } from '../../tests/support/env-problems.ts'
import { parseEnv } from './env.ts'

const service = 'https://formsubmit.co/ajax/alias'

describe('the settings of the enquiry forms', () => {
  it('store enquiries and send nothing by default', () => {
    const env = parseEnv({})
    expect(env.enquiries).toEqual({ channel: undefined, limitPerVisitor: 20 })
    expect(env.public.enquiries).toEqual({ forwardUrl: undefined, captcha: false })
  })

  it('send through a mail server', () => {
    const url = 'smtps://user:secret@mail.example.com'
    expect(parseEnv({ SMTP_URL: url, ENQUIRY_MAIL_FROM: 'web@example.com' }).enquiries.channel).toEqual({
      kind: 'smtp',
      url,
      from: 'web@example.com',
    })
  })

  it('let the browser post to a service, whose URL pages then know', () => {
    const env = parseEnv({ ENQUIRY_FORWARD_URL: service })
    expect(env.public.enquiries.forwardUrl).toBe(service)
    expect(env.enquiries.channel).toBeUndefined()
  })

  it('let the server forward enquiries to a service, whose URL no page knows', () => {
    const env = parseEnv({ ENQUIRY_FORWARD_URL: service, ENQUIRY_FORWARD_MODE: 'server' })
    expect(env.enquiries.channel).toEqual({ kind: 'forward', url: service })
    expect(env.public.enquiries.forwardUrl).toBeUndefined()
  })

  it.each([
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL: its value does not start with smtp://'],
    [{ ENQUIRY_MAIL_FROM: 'web' }, 'is not an e-mail address'],
    [{ ENQUIRY_FORWARD_URL: 'ftp://x.example' }, 'is not a web address'],
    [{ ENQUIRY_FORWARD_MODE: 'both' }, 'is neither browser nor server'],
    [{ ENQUIRY_FORWARD_MODE: 'server' }, 'ENQUIRY_FORWARD_URL: it is not set'],
    [
      { ENQUIRY_FORWARD_MODE: 'server', ENQUIRY_FORWARD_URL: service, SMTP_URL: 'smtp://mail.example.com' },
      'every enquiry would be sent twice',
    ],
    [{ ENQUIRY_CAPTCHA: 'yes' }, 'is neither true nor false'],
    [{ ENQUIRY_LIMIT_PER_VISITOR: '0' }, 'is not a whole number'],
  ])('refuse %j with a reason', (source, problem) => {
    const message = envProblems(source)
    expect(message).toContain(problem)
  })
})
