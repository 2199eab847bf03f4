import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'

/** Providers for whom dots in front of the @ mean nothing, under the name that stands for all of theirs. */
const dotless = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * The mailbox behind an address, so that spellings of one count as one: case, an international domain's two forms, a tag
 * after a plus, and dots where the provider ignores them. Two mailboxes taken for one lose a courtesy at worst.
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

/** The id of what is noted about an address. It does not say which; the dot hides it from everyone without a token. */
export function recipientId(address: string): string {
  return `recipient.${createHash('sha256').update(mailboxOf(address)).digest('hex').slice(0, 40)}`
}
