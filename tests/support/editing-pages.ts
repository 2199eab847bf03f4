import { expect, type Locator, type Page } from '@playwright/test'
import type { FailingSite } from './failing-site.ts'

/** A field of a form in which words are typed. */
export type TypedField = {
  name: string
  /** Adds a published document of which there is no draft. */
  add: (site: FailingSite, id: string) => Promise<unknown>
  type: string
  field: string
  /** The field of the draft, as plain text. */
  query: string
  editor: (field: Locator) => Locator
  shown: (editor: Locator) => Promise<string>
}

const before = 'Before.'
const plain = {
  editor: (field: Locator) => field.locator('input, textarea').first(),
  shown: (editor: Locator) => editor.inputValue(),
}
const block = {
  _type: 'block',
  _key: 'only',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'span', text: before, marks: [] }],
}

/** A line, a text of several lines and a formatted text. */
export const typedFields: readonly TypedField[] = [
  {
    name: 'settings',
    type: 'siteSettings',
    field: 'description',
    query: 'description',
    add: (site, _id) => site.admin().create({ _id, _type: 'siteSettings', description: before }),
    ...plain,
  },
  {
    name: 'town',
    type: 'town',
    field: 'name',
    query: 'name',
    add: (site, _id) => site.admin().create({ _id, _type: 'town', name: before }),
    ...plain,
  },
  {
    name: 'formatted text',
    type: 'legalPage',
    field: 'body',
    query: 'pt::text(body)',
    add: (site, _id) => site.admin().create({ _id, _type: 'legalPage', title: _id, body: [block] }),
    editor: (field) => field.locator('[contenteditable="true"]').first(),
    // Without the invisible character that marks an empty place.
    shown: async (editor) => ((await editor.textContent()) ?? '').replaceAll('\uFEFF', ''),
  },
]

/** What an editor saw go wrong, and where the keys went. */
type Seen = { at: number; what: string }

/** One tab of the Studio in which one field after the other is filled. */
export class EditingPage {
  readonly typed: TypedField
  readonly page: Page
  readonly #site: FailingSite
  #id = ''
  #text = before
  #words = 0

  constructor(page: Page, site: FailingSite, typed: TypedField) {
    this.page = page
    this.typed = typed
    this.#site = site
  }

  /** Opens the form of a new document as the Studio itself does, and puts the cursor to the end of the field. */
  async open(id: string): Promise<void> {
    const { add, type } = this.typed
    this.#id = id
    this.#text = before
    this.#words = 0
    await add(this.#site, id)
    const path = `/studio/structure/__edit__${id}%2Ctype%3D${type}`
    if (this.page.url().includes('/studio/'))
      await this.page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
    else {
      await this.page.addInitScript(noteFocus)
      await this.page.goto(path, { timeout: 240_000 })
    }
    // The form of the document before may still be there.
    const editor = this.#editor
    for (;;) {
      await editor.waitFor({ timeout: 240_000 })
      if ((await this.typed.shown(editor)) === before) break
      await this.page.waitForTimeout(50)
    }
    // At once, as somebody does who knows where to click; keys are only pressed when the form takes them.
    await editor.click()
    await expect(editor).toBeEditable({ timeout: 240_000 })
    await this.page.keyboard.press('ControlOrMeta+End')
  }

  /** Types so many more words, numbered: one that is missing, doubled or in another place is seen. */
  async type(count: number, delay: number): Promise<void> {
    for (let word = 0; word < count; word++) {
      const text = ` w${this.#words++}`
      await this.page.keyboard.type(text, { delay })
      this.#text += text
    }
  }

  /**
   * What is wrong; undefined when every key is in the field and in the draft.
   *
   * @param patience - milliseconds in which nothing more was stored
   */
  async problem(patience: number): Promise<string | undefined> {
    let before: string | null = null
    let deadline = performance.now() + patience
    for (;;) {
      const stored = await this.#stored()
      const shown = await this.#shown()
      const crashed = await this.page.getByText(/crashed|unexpected error|went wrong/i).count()
      if (stored === this.#text && shown === this.#text && crashed === 0) return undefined
      if (stored !== before) deadline = performance.now() + patience
      before = stored
      if (performance.now() > deadline) {
        const facts = { typed: this.#text, stored, shown, crashed, form: await this.page.evaluate(formState) }
        await this.page.screenshot({ path: `test-results/${this.#id}.png` })
        return JSON.stringify(facts, null, 1)
      }
      await this.page.waitForTimeout(250)
    }
  }

  get #editor(): Locator {
    return this.typed.editor(this.page.getByTestId(`field-${this.typed.field}`))
  }

  async #shown(): Promise<string | undefined> {
    if ((await this.#editor.count()) === 0) return undefined
    return this.typed.shown(this.#editor).catch(() => undefined)
  }

  #stored(): Promise<string | null> {
    const query = `*[_id == "drafts." + $id][0]{ "text": ${this.typed.query} }.text`
    return this.#site
      .admin()
      .fetch<string | null>(query, { id: this.#id })
      .catch(() => null)
  }
}

/** Whether the form may be changed, and what the page has seen. */
function formState(): unknown {
  const form = document.querySelector('[data-testid="form-view"]')
  const seen: unknown = Reflect.get(window, 'seenFocus')
  return {
    readOnly: form?.getAttribute('data-read-only'),
    path: location.pathname,
    seen: Array.isArray(seen) ? seen.slice(-12) : [],
  }
}

/** Notes what leaves and gets the focus, and keys that no field gets. */
function noteFocus(): void {
  const seen: Seen[] = []
  Object.assign(window, { seenFocus: seen })
  const nameOf = (target: EventTarget | null) =>
    target instanceof HTMLElement
      ? `${target.tagName}${target.isConnected ? '' : ' (removed)'}#${target.id}`
      : 'nothing'
  const note = (what: string) => seen.push({ at: Math.round(performance.now()), what })
  addEventListener('focusin', ({ target }) => note(`in ${nameOf(target)}`), true)
  addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      const text =
        target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement ? target.value : ''
      note(`out ${nameOf(target)} to ${nameOf(relatedTarget)} with “${text.slice(-12)}”`)
    },
    true,
  )
  addEventListener(
    'keydown',
    ({ target, key }) => {
      if (target === document.body) note(`key ${key} to nothing`)
    },
    true,
  )
}
