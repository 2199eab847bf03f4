/** Addresses of this site whose last part is a registration. */
const lookupAddress = /(\/vehicle-lookup\/)[^\s/?#"']+/gi
const mailAddress = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g

/**
 * A line of the log without mail addresses and registrations. The site's own lines hold none; those of packages, which
 * quote what they cannot handle, might.
 */
export function withoutPersonalData(line: string): string {
  return line.replaceAll(lookupAddress, '$1…').replaceAll(mailAddress, '…@…')
}
