import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { storageProblemOf } from '../store/storage-error.ts'

/** Rendered images on disk; the least recently used make room for new ones. */
export class RenderCache {
  readonly #root: string
  readonly #maxBytes: number
  /** Sizes by key, least recently used first. */
  #entries: Map<string, number> | undefined
  #bytes = 0

  constructor(root: string, maxBytes: number) {
    this.#root = root
    this.#maxBytes = maxBytes
  }

  /** Path of the file cached under a key (`<dataset>/<name>`), or undefined. */
  async find(key: string): Promise<string | undefined> {
    const entries = await this.#load()
    const size = entries.get(key)
    if (size === undefined) return undefined
    const path = join(this.#root, key)
    entries.delete(key)
    // An operator may have emptied the folder.
    if ((await stat(path).catch(() => undefined))?.size !== size) {
      this.#bytes -= size
      return undefined
    }
    entries.set(key, size)
    return path
  }

  async put(key: string, content: Buffer): Promise<string> {
    const entries = await this.#load()
    const path = join(this.#root, key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    try {
      await writeAtomically(path, content)
    } catch (error) {
      if (storageProblemOf(error) !== 'full' || entries.size === 0) throw error
      // Cached images can be rendered again; other files on this disk cannot.
      await this.#makeRoom(entries, key, this.#bytes / 2)
      await writeAtomically(path, content)
    }
    this.#bytes += content.length - (entries.get(key) ?? 0)
    entries.delete(key)
    entries.set(key, content.length)
    await this.#makeRoom(entries, key, this.#maxBytes)
    return path
  }

  async removeDataset(dataset: string): Promise<void> {
    const entries = await this.#load()
    for (const [key, size] of entries) {
      if (!key.startsWith(`${dataset}/`)) continue
      entries.delete(key)
      this.#bytes -= size
    }
    await rm(join(this.#root, dataset), { recursive: true, force: true })
  }

  async #makeRoom(entries: Map<string, number>, newest: string, maxBytes: number): Promise<void> {
    for (const [key, size] of entries) {
      if (this.#bytes <= maxBytes || key === newest) return
      entries.delete(key)
      this.#bytes -= size
      await rm(join(this.#root, key), { force: true })
    }
  }

  async #load(): Promise<Map<string, number>> {
    if (this.#entries) return this.#entries
    const found: { key: string; size: number; usedAt: number }[] = []
    for (const entry of await readdir(this.#root, { withFileTypes: true, recursive: true }).catch(() => [])) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const { size, atimeMs } = await stat(path)
      if (entry.name.endsWith('.tmp')) await rm(path, { force: true })
      else found.push({ key: path.slice(this.#root.length + 1), size, usedAt: atimeMs })
    }
    // A concurrent call may have finished first.
    if (this.#entries) return this.#entries
    found.sort((a, b) => a.usedAt - b.usedAt)
    this.#bytes = found.reduce((sum, { size }) => sum + size, 0)
    this.#entries = new Map(found.map(({ key, size }) => [key, size]))
    return this.#entries
  }
}

/** Writes a file that appears under its name only when it is complete; leaves nothing behind when that fails. */
async function writeAtomically(path: string, content: Buffer): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    await writeFile(temporary, content, { mode: 0o600 })
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
