import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { passwordLength } from './passwords.ts'

const style = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1rem/1.5 system-ui, sans-serif; }
main { width: min(22rem, calc(100vw - 3rem)); padding: 2rem 0; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .5rem; }
label { display: block; margin: 1rem 0 .25rem; font-weight: 600; }
input { box-sizing: border-box; width: 100%; padding: .6rem .7rem; font: inherit; border: 1px solid #767676; border-radius: .4rem; }
button { margin-top: 1.5rem; width: 100%; padding: .7rem; font: inherit; font-weight: 600; border: 0; border-radius: .4rem; background: #1f4fd8; color: #fff; cursor: pointer; }
:is(input, button):focus-visible { outline: 3px solid #1f4fd8; outline-offset: 2px; }
.aside { display: none; }
.below { margin: 1.5rem 0 0; }
a { color: light-dark(#1f4fd8, #9db8ff); }
.problem { padding: .7rem .9rem; border-left: 4px solid #b3261e; background: #b3261e1f; }
`
// One string: a formatter that changed its white space would invalidate the hash.
const styleElement = raw(`<style>${style}</style>`)
const styleHash = createHash('sha256').update(style).digest('base64')

/** Headers for every page below: no scripts, no other origins, not inside frames, not cached. */
export function pageHeaders(returnOrigin: string | undefined): Record<string, string> {
  // Browsers check a form's target again after each redirect, so the site that receives the login has to be listed.
  const targets = ["'self'", returnOrigin].filter(Boolean).join(' ')
  return {
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`,
    'Cache-Control': 'no-store',
    // The address of an invitation is a secret. (Without any referrer, browsers would not name the form's origin.)
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}

type Html = ReturnType<typeof html>

/** E-mail and password. `query` is the page's own, which the form sends along. */
export function loginPage({
  query,
  canReset,
  email = '',
  problem,
}: {
  query: string
  /** Whether a link to choose a new password can be mailed. */
  canReset: boolean
  email?: string
  problem?: string
}): Html {
  return page(
    'Sign in',
    html`${alert(problem)}
      <form method="post" action="login${query}">
        ${emailField(email)}
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          maxlength="${passwordLength.max}"
          required
        />
        <button type="submit">Sign in</button>
      </form>
      ${canReset ? html`<p class="below"><a href="forgotten-password">Forgotten your password?</a></p>` : ''}`,
  )
}

/** The e-mail address of an account whose password is forgotten. */
export function forgottenPasswordPage({
  email = '',
  problem,
}: { email?: string; problem?: string } = {}): Html {
  return page(
    'Forgotten your password?',
    html`<p>We send you a link to choose a new one.</p>
      ${alert(problem)}
      <form method="post" action="forgotten-password">
        ${emailField(email)}
        <button type="submit">Send the link</button>
      </form>`,
  )
}

/** The page of a one-time link: choose a password. Opening it does not use up the link. */
export function claimPage({ link, email, problem }: { link: string; email: string; problem?: string }): Html {
  return page(
    'Choose your password',
    html`<p>You will sign in as <strong>${email}</strong> from now on. This link works once.</p>
      ${alert(problem)}
      <form method="post" action="claim">
        <input type="hidden" name="token" value="${link}" />
        <input
          class="aside"
          name="username"
          value="${email}"
          autocomplete="username"
          readonly
          tabindex="-1"
          aria-hidden="true"
        />
        <label for="password">New password (at least ${passwordLength.min} characters)</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="new-password"
          minlength="${passwordLength.min}"
          maxlength="${passwordLength.max}"
          required
          autofocus
        />
        <label for="repeat">The same again</label>
        <input
          id="repeat"
          name="repeat"
          type="password"
          autocomplete="new-password"
          maxlength="${passwordLength.max}"
          required
        />
        <button type="submit">Save and sign in</button>
      </form>`,
  )
}

/** Why something failed, and what to do about it. */
export function messagePage(title: string, text: string): Html {
  return page(title, html`<p>${text}</p>`)
}

function emailField(value: string): Html {
  return html`<label for="email">E-mail address</label>
    <input
      id="email"
      name="email"
      type="email"
      value="${value}"
      autocomplete="username"
      maxlength="320"
      required
      autofocus
    />`
}

function alert(problem: string | undefined): Html | string {
  return problem ? html`<p class="problem" role="alert">${problem}</p>` : ''
}

function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`
}
