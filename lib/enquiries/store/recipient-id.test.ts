import { describe, expect, it } from 'vitest'
import { mailboxOf, recipientId } from './recipient-id.ts'

describe('mailboxOf', () => {
  it.each([
    ['Asha@Example.COM', 'asha@example.com'],
    ['asha+cars@example.com', 'asha@example.com'],
    ['asha+a+b@example.com.', 'asha@example.com'],
    ['a.s.h.a+x@gmail.com', 'asha@gmail.com'],
    ['A.sha@GoogleMail.com', 'asha@gmail.com'],
    ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
    [' asha@example.com ', 'asha@example.com'],
  ])('%j is %j', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox)
  })

  it.each([
    ['a.sha@example.com', 'asha@example.com'],
    ['+asha@example.com', 'asha@example.com'],
    ['asha@mail.example.com', 'asha@example.com'],
    ['asha-x@example.com', 'asha@example.com'],
  ])('%j is not %j', (one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other))
  })

  it('has a hashed id that is private to requests with a token', () => {
    expect(recipientId('Asha@example.com')).toBe(recipientId('asha+1@example.com'))
    expect(recipientId('asha@example.com')).toMatch(/^recipient\.[\da-f]{40}$/)
  })
})
