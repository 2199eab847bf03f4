import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { expect, type Locator, type Page, type Request, test as base } from '@playwright/test'
import { administrator } from '../support/administrator.ts'
import { runningSite } from '../support/running-site.ts'
import { addStudioUser, sessionFrom, type StudioUser } from '../support/studio-user.ts'

type Role = StudioUser['role']

/** What the Studio says in the console whatever we do: its maker's hosts are out of reach, on purpose. */
const unavoidable = [
  /sanity-cdn\.com|design-system-static\.sanity\.io|api\.sanity\.io/,
  /Failed to fetch version for package/,
  // It finds out that nobody is signed in by asking who is.
  /status of 401/,
  // Presence goes on sending until it has seen that its socket is closed, and the browser logs that.
  /WebSocket is already in CLOSING or CLOSED state/,
]

type Options = {
  /** What a test brings about in the browser's console on purpose. */
  expectedErrors: RegExp | undefined
}

type Fixtures = {
  /** Fails a test in which a request left for another host, or an error of ours was logged. */
  ownHostsOnly: void
}

/** Tests of the Studio, which talks to the site and to the Content Lake, and to nobody else. */
export const test = base.extend<Options & Fixtures>({
  baseURL: async ({}, use) => {
    await use(runningSite().url)
  },
  viewport: { width: 1280, height: 900 },
  // Its spinners and fades cost more than all else it does where a processor has to draw them.
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [undefined, { option: true }],
  ownHostsOnly: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const problems: string[] = []
      const own = new Set([new URL(baseURL ?? '').host, new URL(runningSite().lakeUrl).host])
      const isOwn = ({ host }: URL) => own.has(host.replace(/^embedded\./, ''))
      const foreign = new Set<Request>()
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (/^https?:$/.test(url.protocol) && !isOwn(url)) foreign.add(request)
      })
      // What the page's policy stops has not left the machine.
      context.on('requestfailed', (request) => {
        if (request.failure()?.errorText === 'csp') foreign.delete(request)
      })
      context.on('page', (page) => {
        page.on('websocket', (socket) => {
          if (!isOwn(new URL(socket.url()))) problems.push(`left the machine: ${socket.url()}`)
        })
      })
      context.on('console', (message) => {
        const text = message.text()
        const known = [...unavoidable, ...(expectedErrors ? [expectedErrors] : [])]
        const where = `${text} ${message.location().url}`
        if (message.type() === 'error' && !known.some((pattern) => pattern.test(where)))
          problems.push(`console: ${where}`)
      })
      context.on('weberror', (error) => {
        const { message } = error.error()
        if (!expectedErrors?.test(message)) problems.push(`uncaught: ${message}`)
      })
      await use()
      for (const request of foreign) problems.push(`left the machine: ${request.url()}`)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

/** The link that the Content Lake wrote down on its first start. */
export function ownerLoginUrl(): string {
  const file = join(runningSite().dataDir, 'credentials.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { ownerLoginUrl: string }).ownerLoginUrl
}

/** The dataset for whoever holds this token; without one, as the public sees it. */
export function lakeClient(token?: string): SanityClient {
  return administrator().withConfig({ token })
}

/** Adds a user who has chosen this password. Resolves to the address that signs them in, once. */
export function addUser(email: string, role: Role, password: string, name = `Test ${role}`): Promise<string> {
  const administratorToken = administrator().config().token ?? ''
  const users = { lakeUrl: runningSite().lakeUrl, projectId: 'embedded', administratorToken }
  return addStudioUser(users, { name, email, role, password })
}

/** Where the Studio keeps its session. */
const sessionKey = '__studio_auth_token_embedded'

let users = 0

function addTestUser(role: Role, name?: string): Promise<string> {
  users += 1
  const email = `${role}-${process.pid}-${users}@example.com`
  return addUser(email, role, 'a password for tests', name)
}

/** A new user of this role, and the token of their session. */
async function sessionFor(role: Role, name?: string): Promise<string> {
  return sessionFrom(runningSite(), await addTestUser(role, name))
}

/** One for each role; to judge a new user's password takes the Content Lake a second. */
const sessions = new Map<Role, Promise<string>>()

function sharedSession(role: Role): Promise<string> {
  const known = sessions.get(role) ?? sessionFor(role)
  sessions.set(role, known)
  return known
}

/**
 * Leaves the browser signed in as the Studio would; it is not open yet. Tests of one role share a user, unless they
 * give a name: then it is a new one.
 */
export async function signIn(page: Page, role: Role, name?: string): Promise<void> {
  const token = await (name === undefined ? sharedSession(role) : sessionFor(role, name))
  // Storage belongs to an origin, and this address of the site is the lightest.
  await page.goto('/robots.txt')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify({ token, time: new Date().toISOString() }),
  ] as const)
}

/** The dataset for a new editor of this name, who works without a browser. */
export async function editorWithoutBrowser(name: string): Promise<SanityClient> {
  return lakeClient(await sessionFor('editor', name))
}

/** The Studio's first column is there. */
export async function expectStructure(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Towns and areas' })).toBeVisible()
}

/** The secret of the session that the browser holds. */
export function sessionOf(page: Page): Promise<string> {
  return page.evaluate((key) => {
    const stored = localStorage.getItem(key)
    return stored === null ? '' : (JSON.parse(stored) as { token: string }).token
  }, sessionKey)
}

/** Opens a path of the structure, such as `towns;town-reading;page`, and waits for the form's field. */
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
  await editor.pressSequentially(text)
}

/** Publishes the open document, and waits until the Studio says that it is done. */
export async function publish(page: Page): Promise<void> {
  const button = page.getByTestId('action-publish')
  await expect(button).toBeEnabled()
  await button.click()
  await expect(page.getByTestId('action-publish')).toBeDisabled()
}

export { expect }
