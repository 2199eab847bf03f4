import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Images beyond this number, which renamed pages can reach, are not stored. Some 50 KB each. */
const maxFiles = 3000

/** The files besides its texts that determine an image. */
const sources = [
  'lib/seo/social-image.ts',
  'lib/seo/social-image-design.ts',
  'lib/seo/social-image-worker.ts',
  'node_modules/next/package.json',
  'node_modules/@fontsource/barlow-condensed/package.json',
  'node_modules/@fontsource/familjen-grotesk/package.json',
]

/** Images on disk, which outlive builds; those of another version of the code are removed. */
export class ImageFolder {
  readonly #parent: string
  readonly #folder: string
  /** Resolves to the number of files that there are. */
  #ready: Promise<number> | undefined
  #written = 0

  constructor(buildDir: string) {
    const version = createHash('sha256')
    for (const file of sources)
      version.update(readFileSync(join(/* turbopackIgnore: true */ process.cwd(), file)))
    // The next build does not delete this folder.
    this.#parent = join(buildDir, 'cache/social-pictures')
    this.#folder = join(this.#parent, version.digest('hex').slice(0, 16))
  }

  async read(key: string): Promise<Buffer | undefined> {
    return readFile(/* turbopackIgnore: true */ this.#file(key)).catch(() => undefined)
  }

  /** Writes a file that exists completely or not at all. When writing fails, the image is rendered again on request. */
  async write(key: string, image: Buffer): Promise<void> {
    const unfinished = `${this.#file(key)}.${process.pid}`
    try {
      this.#ready ??= this.#prepare()
      if ((await this.#ready) + this.#written >= maxFiles) return
      this.#written += 1
      await writeFile(unfinished, image)
      await rename(unfinished, this.#file(key))
    } catch {
      this.#ready = undefined
    }
  }

  async #prepare(): Promise<number> {
    await mkdir(this.#folder, { recursive: true })
    for (const name of await readdir(this.#parent)) {
      const path = join(this.#parent, name)
      if (path !== this.#folder) await rm(path, { recursive: true, force: true })
    }
    this.#written = 0
    return (await readdir(this.#folder)).length
  }

  #file(key: string): string {
    return join(this.#folder, `${key}.png`)
  }
}
