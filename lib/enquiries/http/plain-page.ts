import 'server-only'
import { html } from 'hono/html'
import { phoneHref } from '../../shared/phone-href.ts'
import type { SumChallenge } from '../captcha/sum-challenge.ts'
import { type EnquiryKind, fieldNames } from '../shared/forms.ts'
import { fieldLabels } from '../shared/labels.ts'

/** What the plain page shows besides the form's fields. */
export type PlainPageContent = {
  messages: string[]
  values: Readonly<Record<string, string>>
  phone: string | undefined
  challenge: SumChallenge | undefined
}

/**
 * The form without the site's design, for when its page cannot be rendered. It works, keeps the typed values and shows
 * the phone number.
 */
export async function plainPage(
  kind: EnquiryKind,
  { messages, values, phone, challenge }: PlainPageContent,
): Promise<string> {
  const page = await html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Error: please check the form</title>
      </head>
      <body>
        <h1>Please check the form</h1>
        <ul>
          ${messages.map((message) => html`<li>${message}</li>`)}
        </ul>
        ${phone && html`<p>Our number is <a href="${phoneHref(phone)}">${phone}</a>.</p>`}
        <form method="post" action="/api/enquiries/${kind}">
          ${fieldNames(kind).map((name) => field(name, fieldLabels[name], values[name] ?? ''))}
          ${challenge && challengeField(challenge)}
          <p><button type="submit">Send</button></p>
        </form>
      </body>
    </html>`
  return page.toString()
}

function field(name: string, label: string, value: string) {
  const rows = value.length > 100 ? 8 : 1
  // A browser drops the line break after the opening tag, and would otherwise drop one that was typed.
  return html`<p>
    <label for="field-${name}">${label}</label><br />
    <textarea dir="auto" id="field-${name}" name="${name}" rows="${rows}" cols="40">${`\n${value}`}</textarea>
  </p>`
}

function challengeField({ text, token }: SumChallenge) {
  return html`<p>
    <input type="hidden" name="_question" value="${token}" />
    <label for="question">${text}</label><br />
    <input id="question" name="_answer" inputmode="numeric" autocomplete="off" required />
  </p>`
}
