import { describe, expect, it } from 'vitest'
import { parseEnquiryArguments } from './arguments.ts'

describe('parseEnquiryArguments', () => {
  it.each([
    [[], { name: 'help' }],
    [['erase', '--help'], { name: 'help' }],
    [['list'], { name: 'list', status: undefined, limit: 50 }],
    [['list', '--status', 'failed', '--limit', '5'], { name: 'list', status: 'failed', limit: 5 }],
    [['retry', 'enquiry.a-1', 'enquiry.b'], { name: 'retry', ids: ['enquiry.a-1', 'enquiry.b'] }],
    [['export', '--format', 'json'], { name: 'export', format: 'json', email: undefined, output: undefined }],
    [['erase', 'a@example.com'], { name: 'erase', email: 'a@example.com' }],
    [['report'], { name: 'report', weeks: 12 }],
    [['report', '--weeks', '4'], { name: 'report', weeks: 4 }],
    [['prune', '--dry-run'], { name: 'prune', dryRun: true }],
  ])('parses %j', (argv, command) => {
    expect(parseEnquiryArguments(argv)).toEqual({ ok: true, command })
  })

  it.each([
    [['banana'], 'There is no command banana.'],
    [['toString'], 'There is no command toString.'],
    [['list', '--status', 'lost'], '--status is one of'],
    [['list', '--limit', '-1'], 'limit'],
    [['report', '--weeks', '0'], '--weeks is a number'],
    [['list', 'more'], 'list takes no more.'],
    [['erase'], 'erase needs one e-mail address.'],
    [['erase', 'a@b.c', 'd@e.f'], 'erase needs one e-mail address.'],
    [['export', '--format', 'xml'], '--format is csv or json.'],
    [['prune', '--limit', '3'], 'prune takes no --limit.'],
    [['retry', 'siteSettings'], 'no id of an enquiry'],
    [['list', '--colour'], 'Unknown option'],
  ])('refuses %j', (argv, message) => {
    const parsed = parseEnquiryArguments(argv)
    expect(parsed).toMatchObject({ ok: false, message: expect.stringContaining(message) as string })
    expect(!parsed.ok && parsed.message).not.toContain('\n')
  })
})
