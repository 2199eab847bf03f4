import { describe, expect, it } from 'vitest'
import {
  defaultReplies,
  fillReply,
  mailHref,
  replyPlaceholders,
  type ReplyValues,
  unknownPlaceholders,
} from './reply-templates.ts'

const values: ReplyValues = {
  name: 'Asha',
  vehicle: 'Ford Focus',
  registration: 'AB12 CDE',
  reference: '1A2B-3C4D',
  price: '£4,500',
  business: 'Cars',
}

describe('fillReply', () => {
  it('fills every placeholder and leaves other braces', () => {
    expect(fillReply(`${replyPlaceholders.join(' ')} {toString} {}`, values)).toBe(
      'Asha Ford Focus AB12 CDE 1A2B-3C4D £4,500 Cars {toString} {}',
    )
  })

  it('leaves no gap where an enquiry has no such value, and fills no placeholder that a visitor typed', () => {
    const empty = { name: '{price}', vehicle: '', registration: '', reference: '', price: '', business: '' }
    expect(fillReply('Hello {name}, about your {vehicle}', empty)).toBe('Hello {price}, about your vehicle')
  })

  it('finds what is no placeholder; the replies offered at first have none', () => {
    expect(unknownPlaceholders('{name} {Name} {town}')).toEqual(['{Name}', '{town}'])
    for (const { subject, body } of defaultReplies) expect(unknownPlaceholders(subject + body)).toEqual([])
  })
})

describe('mailHref', () => {
  it('opens the address with subject and body', () => {
    const url = new URL(mailHref('asha@example.com', { subject: 'Your car', body: 'Hello\nAsha & co' }))
    expect(url.pathname).toBe('asha@example.com')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      subject: 'Your car',
      body: 'Hello\r\nAsha & co',
    })
    expect(mailHref('asha@example.com')).toBe('mailto:asha@example.com')
  })

  it('adds no header or recipient from what a visitor typed', () => {
    const url = new URL(
      mailHref('a@b.co?bcc=x@y.z,other', { subject: 'a\r\nBcc: x@y.z', body: '&bcc=x@y.z' }),
    )
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
    expect(url.pathname).not.toMatch(/[,?]/)
    expect(url.searchParams.get('subject')).toBe('a Bcc: x@y.z')
  })
})
