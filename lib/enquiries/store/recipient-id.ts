import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'

/** Domains of providers that ignore dots before the @, with the provider's main domain. */
const dotless = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * The mailbox of an address, the same for all its spellings: case, both forms of an international domain, a tag after a
 * plus, and dots where the provider ignores them. If two mailboxes are taken for one, at worst a confirmation is not sent.
 */
export function mailboxOf(address: string): string {
  const folded = address.trim().normalize('NFKC').toLowerCase()
  const at = folded.lastIndexOf('@')
  const written = folded.slice(at + 1).replace(/\.+$/, '')
  const domain = domainToASCII(written) || written
  const plain = folded.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/s, '')
  const provider = dotless.get(domain)
  return provider === undefined ? `${plain}@${domain}` : `${plain.replaceAll('.', '')}@${provider}`
}

/** The id of an address's document: a hash, and with a dot, which hides it from requests without a token. */
export function recipientId(address: string): string {
  return `recipient.${createHash('sha256').update(mailboxOf(address)).digest('hex').slice(0, 40)}`
}
