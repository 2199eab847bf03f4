import { access, constants, mkdir, readdir, readFile, rename, stat, statfs, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { errorCode } from '../../shared/error-details.ts'
import { flushToDisk, partialSuffix, writeDurably } from './durable-file.ts'
import type { Enquiry } from './enquiry.ts'

/** A partial file older than this was left by a process that died before it acknowledged the enquiry. */
const abandonedMs = 60 * 60_000

/** With fewer free bytes than this on its disk, the spool reports a full disk. */
const minFreeBytes = 1024 * 1024

const stored = z.looseObject({
  _id: z.string().startsWith('enquiry.'),
  _type: z.literal('enquiry'),
  receivedAt: z.string(),
})

/** Enquiries that could not be stored in the Content Lake, in one file each, which exists completely or not at all. */
export class Spool {
  readonly folder: string
  readonly #reported = new Set<string>()

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'spool')
  }

  /** Resolves when the enquiry would survive a power cut. @throws the file system's error */
  async add(enquiry: Enquiry): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    await writeDurably(this.#fileOf(enquiry._id), JSON.stringify(enquiry))
  }

  /** Checks that an enquiry could be added now. @throws the file system's error, or one with its code, otherwise */
  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    await access(this.folder, constants.R_OK | constants.W_OK | constants.X_OK)
    const { bavail, bsize } = await statfs(this.folder)
    if (bavail * bsize < minFreeBytes) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  }

  /**
   * The spooled enquiries, oldest first. A damaged file is set aside for inspection; one that cannot be read is reported
   * once and skipped.
   */
  async list(): Promise<Enquiry[]> {
    const waiting: Enquiry[] = []
    for (const name of await this.#names()) {
      const path = join(this.folder, name)
      if (name.endsWith(partialSuffix)) await this.#removeAbandoned(path)
      if (!name.endsWith('.json')) continue
      try {
        const enquiry = await readEnquiry(path)
        if (enquiry === 'damaged') await this.#setAside(path)
        else if (enquiry) waiting.push(enquiry)
      } catch (error) {
        const code = errorCode(error) ?? 'unknown reason'
        this.#reportOnce(
          `The enquiry in ${path} cannot be read (${code}): give the site's user the right to.`,
        )
      }
    }
    return waiting.toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt))
  }

  /**
   * Removes files that contain this text but are no readable enquiries: damaged files that were set aside, and partial
   * ones. Resolves to the number of files removed.
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
    if (removed > 0) await flushToDisk(this.folder)
    return removed
  }

  /** The number of spooled enquiries, those that cannot be read included. */
  async count(): Promise<number> {
    return (await this.#names()).filter((name) => name.endsWith('.json')).length
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
    await flushToDisk(this.folder)
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
      // Removed by another process, or not permitted: the file holds no acknowledged enquiry.
    }
  }

  async #setAside(path: string): Promise<void> {
    try {
      await rename(path, `${path}.damaged`)
      console.error(`The file ${path} is damaged and was set aside with the ending .damaged.`)
    } catch {
      this.#reportOnce(`The file ${path} is damaged, and could not be set aside.`)
    }
  }

  #reportOnce(problem: string): void {
    if (!this.#reported.has(problem)) console.error(problem)
    this.#reported.add(problem)
  }
}

// The site's own ids hold only these characters.
function fileName(id: string): string {
  return `${id.replace(/[^a-z0-9.-]/g, '_')}.json`
}

async function readEnquiry(path: string): Promise<Enquiry | 'damaged' | undefined> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    // Moved to the Content Lake by another process in the meantime.
    if (isMissing(error)) return undefined
    throw error
  }
  try {
    const value: unknown = JSON.parse(text)
    return isEnquiry(value) ? value : 'damaged'
  } catch {
    return 'damaged'
  }
}

/** Distinguishes an enquiry from other JSON; only this site writes files here. */
function isEnquiry(value: unknown): value is Enquiry {
  return stored.safeParse(value).success
}

function isMissing(error: unknown): boolean {
  return errorCode(error) === 'ENOENT'
}
