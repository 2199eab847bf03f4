import { SaxesParser } from 'saxes'

export const maxSvgBytes = 5 * 1024 * 1024

const activeElements = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'handler',
  'listener',
])
const activeScheme = /^(javascript|vbscript|data:(?!image\/))/

/**
 * A description of what makes an SVG unsafe; undefined when it is harmless. It is served under a policy that forbids
 * scripts as well; this check keeps them out of exports and downloads.
 */
export function svgProblem(bytes: Buffer): string | undefined {
  if (bytes.length > maxSvgBytes) return 'an SVG may be at most 5 MB'
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return 'an SVG must be encoded in UTF-8'
  }

  let problem: string | undefined
  let rootSeen = false
  const report = (found: string) => (problem ??= found)
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => report('it is not well-formed XML'))
  // Entities could hide anything from this check, and no current editor declares any.
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) report('it declares entities in its DOCTYPE')
  })
  parser.on('processinginstruction', ({ target }) =>
    report(`it contains a processing instruction (${target})`),
  )
  parser.on('opentag', ({ local, attributes }) => {
    const element = local.toLowerCase()
    if (!rootSeen && element !== 'svg') report('its root element is not <svg>')
    rootSeen = true
    if (activeElements.has(element)) report(`it contains <${local}>`)
    for (const attribute of Object.values(attributes)) {
      const name = attribute.local.toLowerCase()
      if (name.startsWith('on')) report(`it contains the event handler ${attribute.name}`)
      // Browsers skip white space and control characters in a scheme. Every attribute is checked, because an animation can
      // set an address later; semicolons separate its values.
      const values = attribute.value
        .replaceAll(/[\s\p{Cc}]/gu, '')
        .toLowerCase()
        .split(';')
      if (values.some((value) => activeScheme.test(value)))
        report(`it contains a script address (${attribute.name})`)
    }
  })
  parser.write(text).close()
  return problem ?? (rootSeen ? undefined : 'it is empty')
}
