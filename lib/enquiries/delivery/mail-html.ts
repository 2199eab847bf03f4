import { html } from 'hono/html'

const cell = 'border:1px solid #c4ccc7;padding:8px 12px;text-align:left;vertical-align:top'

/** A table of labels and values. Values are isolated: typed text does not change the direction of what is around it. */
export function mailTable(rows: readonly { label: string; value: string }[]) {
  return html`<table style="border-collapse:collapse">
    ${rows.map(
      ({ label, value }) =>
        html`<tr>
          <th scope="row" style="${cell};background:#f1f4f2">${label}</th>
          <td style="${cell}"><bdi>${withBreaks(value)}</bdi></td>
        </tr>`,
    )}
  </table>`
}

/** A paragraph of plain text, with its line breaks; one that is a URL is a link. */
export function mailParagraph(text: string) {
  const content = /^https?:\/\/\S+$/.test(text) ? html`<a href="${text}">${text}</a>` : withBreaks(text)
  return html`<p style="margin:0 0 16px">${content}</p>`
}

/** The whole HTML document of a mail. */
export async function mailDocument(title: string, body: unknown): Promise<string> {
  const document = await html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
      </head>
      <body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#15221c">
        ${body}
      </body>
    </html>`
  return document.toString()
}

function withBreaks(text: string) {
  return text.split('\n').map((line, index) => (index === 0 ? line : html`<br />${line}`))
}
