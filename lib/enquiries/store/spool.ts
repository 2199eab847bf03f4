import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  stat,
  statfs,
  unlink,
} from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Enquiry } from './enquiry.ts'

/** An unfinished file older than this belongs to a process that died before it promised anything. */
const abandonedMs = 60 * 60_000

/** With less than this many bytes left on its disk, the spool says so. */
const leastSpace = 1024 * 1024

const stored = z.looseObject({ _id: z.string().startsWith('enquiry.'), _type: z.literal('enquiry') })

/**
 * Enquiries that could not be stored in the Content Lake, one file each. A file is there whole or not at all: it is
 * written under another name, forced to disk, renamed, and the folder is forced to disk as well.
 */
export class Spool {
  readonly folder: string
  readonly #told = new Set<string>()

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'spool')
  }

  /** Resolves when the enquiry would survive a power cut. */
  async add(enquiry: Enquiry): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    const name = this.#fileOf(enquiry._id)
    const unfinished = `${name}.${crypto.randomUUID()}.part`
    try {
      await writeThrough(unfinished, JSON.stringify(enquiry))
      await rename(unfinished, name)
    } catch (error) {
      // On a full disk what could not be finished would keep the space from the next one.
      await unlink(unfinished).catch(() => {})
      throw error
    }
    await this.#syncFolder()
  }

  /** Resolves when an enquiry could be added now, as far as one can tell; rejects with what stands in the way. */
  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    await access(this.folder, constants.R_OK | constants.W_OK | constants.X_OK)
    const { bavail, bsize } = await statfs(this.folder)
    if (bavail * bsize < leastSpace) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  }

  /**
   * What is waiting, oldest first. A damaged file is set aside, for a person to look at; one that cannot be read is told
   * once and does not keep the others waiting.
   */
  async list(): Promise<Enquiry[]> {
    const waiting: Enquiry[] = []
    for (const name of await this.#names()) {
      const path = join(this.folder, name)
      if (name.endsWith('.part')) await this.#removeAbandoned(path)
      if (!name.endsWith('.json')) continue
      try {
        const enquiry = await readEnquiry(path)
        if (enquiry === 'damaged') await this.#setAside(path)
        else if (enquiry) waiting.push(enquiry)
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code ?? 'unknown reason'
        this.#tell(`The enquiry in ${path} cannot be read (${code}): give the site's user the right to.`)
      }
    }
    return waiting.toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt))
  }

  /**
   * Removes files that hold this text although they cannot be read as enquiries: damaged ones that were set aside, and
   * half-written ones. Resolves to how many.
   */
  async removeUnreadable(text: string): Promise<number> {
    let removed = 0
    for (const name of await this.#names()) {
      if (name.endsWith('.json')) continue
      const path = join(this.folder, name)
      try {
        if (!(await readFile(path, 'utf8')).toLowerCase().includes(text.toLowerCase())) continue
        await unlink(path)
        removed += 1
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    }
    if (removed > 0) await this.#syncFolder()
    return removed
  }

  async has(id: string): Promise<boolean> {
    return (await this.#names()).includes(fileName(id))
  }

  async remove(id: string): Promise<void> {
    try {
      await unlink(this.#fileOf(id))
    } catch (error) {
      if (!isMissing(error)) throw error
      return
    }
    await this.#syncFolder()
  }

  #fileOf(id: string): string {
    return join(this.folder, fileName(id))
  }

  async #names(): Promise<string[]> {
    try {
      return await readdir(this.folder)
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
  }

  async #removeAbandoned(path: string): Promise<void> {
    try {
      if (Date.now() - (await stat(path)).mtimeMs > abandonedMs) await unlink(path)
    } catch {
      // Another process was faster, or the disk does not let us: it holds nothing that was promised.
    }
  }

  async #setAside(path: string): Promise<void> {
    try {
      await rename(path, `${path}.damaged`)
      console.error(`The file ${path} is damaged and was set aside with the ending .damaged.`)
    } catch {
      this.#tell(`The file ${path} is damaged, and could not be set aside.`)
    }
  }

  #tell(problem: string): void {
    if (!this.#told.has(problem)) console.error(problem)
    this.#told.add(problem)
  }

  async #syncFolder(): Promise<void> {
    const folder = await open(this.folder, 'r')
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  }
}

async function writeThrough(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

// The id's dot and letters are fit for a file; anything else never came from us.
function fileName(id: string): string {
  return `${id.replace(/[^a-z0-9.-]/g, '_')}.json`
}

async function readEnquiry(path: string): Promise<Enquiry | 'damaged' | undefined> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    // Moved over by another process in the meantime.
    if (isMissing(error)) return undefined
    throw error
  }
  try {
    const value: unknown = JSON.parse(text)
    return stored.safeParse(value).success ? (value as Enquiry) : 'damaged'
  } catch {
    return 'damaged'
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
