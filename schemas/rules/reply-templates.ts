/*
 * Replies to enquiries, as editors word them. They open in the editor's own mail program, where they can still be changed.
 */

/** A reply; its texts may hold placeholders. */
export type ReplyTemplate = { title: string; subject: string; body: string }

/** What stands for a placeholder; an empty value takes the words in `fallbacks`. */
export type ReplyValues = Record<Placeholder, string>

type Placeholder = keyof typeof fallbacks

const fallbacks = {
  name: 'there',
  vehicle: 'vehicle',
  registration: 'your vehicle',
  reference: 'your enquiry',
  price: 'the price we agreed',
  business: 'us',
}

/** The placeholders, as they are written in a text. */
export const replyPlaceholders = Object.keys(fallbacks).map((name) => `{${name}}`)

/** The replies that are offered while the settings have none. */
export const defaultReplies: readonly ReplyTemplate[] = [
  {
    title: 'A question first',
    subject: 'Your {vehicle}: a question ({reference})',
    body: 'Hello {name},\n\nThank you for telling us about your {vehicle}. To name a price we need to know a little more:\n\n\nKind regards\n{business}',
  },
  {
    title: 'Our offer',
    subject: 'Our offer for your {vehicle} ({reference})',
    body: 'Hello {name},\n\nThank you for your enquiry. For your {vehicle}, {registration}, we offer {price}.\n\nIf you would like to go ahead, please tell us when and where it can be collected.\n\nKind regards\n{business}',
  },
  {
    title: 'Arrange the collection',
    subject: 'Collecting your {vehicle} ({reference})',
    body: 'Hello {name},\n\nThank you for accepting our offer. When and where may we collect your {vehicle}, {registration}?\n\nKind regards\n{business}',
  },
]

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(fallbacks, name)

/** A text with its placeholders filled in. What is in braces and no placeholder stays. */
export function fillReply(text: string, values: ReplyValues): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) =>
    isPlaceholder(name) ? values[name] || fallbacks[name] : written,
  )
}

/** What is in braces in a text and is no placeholder, such as a misspelt one. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].flatMap(([written, name = '']) =>
    isPlaceholder(name) ? [] : [written],
  )
}

/** A link that opens the editor's mail program with a reply. No part of an address or text can add a header. */
export function mailHref(address: string, reply?: { subject: string; body: string }): string {
  const to = encodeURIComponent(address).replaceAll('%40', '@')
  if (!reply) return `mailto:${to}`
  const oneLine = reply.subject.replace(/\s+/g, ' ')
  const body = reply.body.replace(/\r?\n/g, '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(oneLine)}&body=${encodeURIComponent(body)}`
}
