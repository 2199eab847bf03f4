import 'server-only'
import { phoneHref } from '../../shared/phone-href.ts'
import { escapeHtml } from '../escape-html.ts'
import { type EnquiryKind, fieldNames } from '../shared/forms.ts'
import { fieldLabels } from '../shared/labels.ts'
import type { Question } from '../captcha/sum-challenge.ts'

/**
 * The form once more, without any of the site's looks: for the moment when not even its page can be rendered. It works,
 * holds what was typed, and says whom to call.
 */
export function plainPage(
  kind: EnquiryKind,
  {
    messages,
    values,
    phone,
    question,
  }: {
    messages: string[]
    values: Readonly<Record<string, string>>
    phone: string | undefined
    question: Question | undefined
  },
): string {
  const fields = fieldNames(kind).map((name) => {
    const id = `field-${name}`
    const text = escapeHtml(values[name] ?? '')
    return `<p><label for="${id}">${fieldLabels[name]}</label><br><textarea dir="auto" id="${id}" name="${name}" rows="${text.length > 100 ? '8' : '1'}" cols="40">\n${text}</textarea></p>`
  })
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Error: please check the form</title></head><body><h1>Please check the form</h1><ul>${messages.map((message) => `<li>${escapeHtml(message)}</li>`).join('')}</ul>${phone ? `<p>Our number is <a href="${phoneHref(phone)}">${escapeHtml(phone)}</a>.</p>` : ''}<form method="post" action="/api/enquiries/${kind}">${fields.join('')}${question ? questionField(question) : ''}<p><button type="submit">Send</button></p></form></body></html>`
}

function questionField({ text, token }: Question): string {
  return `<p><input type="hidden" name="_question" value="${escapeHtml(token)}"><label for="question">${escapeHtml(text)}</label><br><input id="question" name="_answer" inputmode="numeric" autocomplete="off" required></p>`
}
