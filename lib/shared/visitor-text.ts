/*
 * Makes text from visitors safe to display: in mails, lists, terminals and the Studio. It is stored as it was typed; only
 * its display changes.
 */

/** Flags like England's, which consist of invisible characters. */
const flag = String.raw`\u{1F3F4}[\u{E0020}-\u{E007F}]+`
/** Controls, format characters, and separators other than spaces. */
const invisible = new RegExp(String.raw`${flag}|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]`, 'gu')
/**
 * Those of them that affect only the text they are in: line breaks, tabs, joiners and direction marks, and visible format
 * characters.
 */
const harmless = new RegExp(
  String.raw`^(?:${flag}|[\n\t\u200C-\u200F\u061C\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2])$`,
  'u',
)
/** Characters written from right to left, or that make neighbouring text so. */
const rightToLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** The same text with invisible characters written out, as [U+202E]. */
export function reveal(text: string): string {
  return text.replace(invisible, (found) => (harmless.test(found) ? found : nameOf(found)))
}

/**
 * The same text for use within other text: without invisible characters, and with each right-to-left line isolated
 * (U+2068 to U+2069), so that it does not change the direction of the text around it.
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
