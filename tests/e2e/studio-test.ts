import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { expect, type Locator, type Page, type Request, test as base } from '@playwright/test'
import { administrator } from '../support/administrator.ts'
import { runningSite } from '../support/running-site.ts'
import { addStudioUser, sessionFrom, type StudioUser } from '../support/studio-user.ts'

type Role = StudioUser['role']

/** Errors that the Studio always logs: the hosts of its vendor are blocked on purpose. */
const alwaysExpected = [
  /sanity-cdn\.com|design-system-static\.sanity\.io|api\.sanity\.io/,
  /Failed to fetch version for package/,
  // Some requests put the project into the host name, whatever the configuration says; the page’s policy blocks them.
  /\?tag=sanity\.(?:sdk\.|studio\.auth\.probe)/,
  // It requests the current user to find out that none is signed in.
  /status of 401/,
  // It says so when a page is slow, which then connects all the same.
  /Unable to connect to visual editing/,
  // Presence sends until it notices that its socket is closed.
  /WebSocket is already in CLOSING or CLOSED state/,
]

type Options = {
  /** Console errors that a test causes on purpose. */
  expectedErrors: RegExp | undefined
}

type Fixtures = {
  /** Fails a test that sent a request to another host or logged an unexpected error. */
  ownHostsOnly: void
}

/** Tests of the Studio, which may send requests to the site only. */
export const test = base.extend<Options & Fixtures>({
  baseURL: async ({}, use) => {
    await use(runningSite().url)
  },
  viewport: { width: 1280, height: 900 },
  // Without a graphics processor, its animations cost more than everything else.
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [undefined, { option: true }],
  ownHostsOnly: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const problems: string[] = []
      const isOwn = ({ host }: URL) => host === new URL(baseURL ?? '').host
      const foreign = new Set<Request>()
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (/^https?:$/.test(url.protocol) && !isOwn(url)) foreign.add(request)
      })
      // Requests that the page's policy blocks are not sent.
      context.on('requestfailed', (request) => {
        if (request.failure()?.errorText === 'csp') foreign.delete(request)
      })
      context.on('page', (page) => {
        page.on('websocket', (socket) => {
          if (!isOwn(new URL(socket.url()))) problems.push(`other host: ${socket.url()}`)
        })
      })
      context.on('console', (message) => {
        const text = message.text()
        const known = [...alwaysExpected, ...(expectedErrors ? [expectedErrors] : [])]
        const where = `${text} ${message.location().url}`
        if (message.type() === 'error' && !known.some((pattern) => pattern.test(where)))
          problems.push(`console: ${where}`)
      })
      context.on('weberror', (error) => {
        const { message } = error.error()
        if (!expectedErrors?.test(message)) problems.push(`uncaught: ${message}`)
      })
      await use()
      for (const request of foreign) problems.push(`other host: ${request.url()}`)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

/** The link that the Content Lake stored on its first start. */
export function ownerLoginUrl(): string {
  const file = join(runningSite().dataDir, 'credentials.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { ownerLoginUrl: string }).ownerLoginUrl
}

/** A client with this token, or without one an anonymous client. */
export function lakeClient(token?: string): SanityClient {
  return administrator().withConfig({ token })
}

/** Adds a user with this password. Resolves to an address that signs the user in once. */
export function addUser(email: string, role: Role, password: string, name = `Test ${role}`): Promise<string> {
  const administratorToken = administrator().config().token ?? ''
  const users = { lakeUrl: runningSite().lakeUrl, projectId: 'embedded', administratorToken }
  return addStudioUser(users, { name, email, role, password })
}

/** The local storage key of the Studio's session. */
const sessionKey = '__studio_auth_token_embedded'

let users = 0

function addTestUser(role: Role, name?: string): Promise<string> {
  users += 1
  const email = `${role}-${process.pid}-${users}@example.com`
  return addUser(email, role, 'a password for tests', name)
}

/** The session token of a new user of this role. */
async function sessionFor(role: Role, name?: string): Promise<string> {
  return sessionFrom(runningSite(), await addTestUser(role, name))
}

/** One for each role, since the Content Lake takes a second to rate a new user's password. */
const sessions = new Map<Role, Promise<string>>()

function sharedSession(role: Role): Promise<string> {
  const known = sessions.get(role) ?? sessionFor(role)
  sessions.set(role, known)
  return known
}

/** Stores a session in the browser as the Studio does. Tests of one role share a user; with a name it is a new one. */
export async function signIn(page: Page, role: Role, name?: string): Promise<void> {
  const token = await (name === undefined ? sharedSession(role) : sessionFor(role, name))
  // Local storage belongs to an origin; this is its smallest page.
  await page.goto('/robots.txt')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify({ token, time: new Date().toISOString() }),
  ] as const)
}

/** A client with the session of a new editor of this name. */
export async function editorWithoutBrowser(name: string): Promise<SanityClient> {
  return lakeClient(await sessionFor('editor', name))
}

/** Expects the Studio's first column. */
export async function expectStructure(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Towns and areas' })).toBeVisible()
}

/** The session token in the browser. */
export function sessionOf(page: Page): Promise<string> {
  return page.evaluate((key) => {
    const stored = localStorage.getItem(key)
    return stored === null ? '' : (JSON.parse(stored) as { token: string }).token
  }, sessionKey)
}

/** Opens a path of the structure, such as `towns;town-reading;page`, and waits for a field of the form. */
export async function openDocument(page: Page, path: string, field: string): Promise<Locator> {
  await page.goto(`/studio/structure/${path}`)
  const found = page.getByTestId(`field-${field}`)
  await expect(found).toBeVisible()
  return found
}

/** Puts text at the start of a formatted text, or at its end. */
export async function writeText(field: Locator, text: string, where: 'Home' | 'End' = 'Home'): Promise<void> {
  const editor = field.locator('[contenteditable="true"]')
  await editor.click()
  await editor.press(`ControlOrMeta+${where}`)
  // The browser tells the editor of a moved cursor in an event of its own, sooner than a person can press the next key.
  await editor.evaluate(() => new Promise(requestAnimationFrame))
  await editor.pressSequentially(text)
}

/** Publishes the open document, and waits until it is published. */
export async function publish(page: Page): Promise<void> {
  const button = page.getByTestId('action-publish')
  await expect(button).toBeEnabled()
  await button.click()
  await expect(page.getByTestId('action-publish')).toBeDisabled()
}

export { expect }
