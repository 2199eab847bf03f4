/*
 * Text from strangers, made fit to be looked at: in mails, lists, terminals and the Studio. It is stored as it was typed;
 * only what is shown changes.
 */

/** The flag of England and its like, which are made of characters that nobody sees. */
const flag = String.raw`\u{1F3F4}[\u{E0020}-\u{E007F}]+`
/** Controls, format characters, and separators that are no blanks. */
const unseen = new RegExp(String.raw`${flag}|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]`, 'gu')
/**
 * Of those, the ones that do their work inside a text and none outside: line breaks, tabs, joiners and marks of direction,
 * and signs that are seen.
 */
const harmless = new RegExp(
  String.raw`^(?:${flag}|[\n\t\u200C-\u200F\u061C\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2])$`,
  'u',
)
/** What is written from right to left, or tells what stands beside it to be. */
const rightToLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** The same text with what nobody would see written out, as [U+202E]. */
export function reveal(text: string): string {
  return text.replace(unseen, (found) => (harmless.test(found) ? found : nameOf(found)))
}

/**
 * The same text for a place between other words: nothing unseen, and each line that is written from right to left set
 * apart (U+2068 to U+2069), so that it turns nothing around but itself.
 */
export function showTyped(text: string): string {
  return reveal(text).replace(/[^\n]+/g, (line) => (rightToLeft.test(line) ? `\u2068${line}\u2069` : line))
}

/** The same text for one line of a terminal: no line break and no control sequence comes through. */
export function showOnOneLine(text: string): string {
  return showTyped(text.replace(/[\n\t]/g, nameOf))
}

function nameOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `[U+${code}]`
}
