import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A page may be renamed any number of times; what is drawn beyond this is not kept. Some 50 KB each. */
const mostFiles = 3000

/** Whatever else than its words decides what a picture looks like. */
const drawnBy = [
  'lib/seo/social-image.ts',
  'lib/seo/social-picture.ts',
  'lib/seo/social-picture-worker.ts',
  'node_modules/next/package.json',
  'node_modules/@fontsource/barlow-condensed/package.json',
  'node_modules/@fontsource/familjen-grotesk/package.json',
]

/** Finished pictures on disk, which outlive builds; those drawn by another version of the code are removed. */
export class PictureFolder {
  readonly #parent: string
  readonly #folder: string
  /** Resolves to the number of files that there are. */
  #ready: Promise<number> | undefined
  #written = 0

  constructor(buildDir: string) {
    const version = createHash('sha256')
    for (const file of drawnBy)
      version.update(readFileSync(join(/* turbopackIgnore: true */ process.cwd(), file)))
    // What is in this folder of the build's is kept when the next build begins.
    this.#parent = join(buildDir, 'cache/social-pictures')
    this.#folder = join(this.#parent, version.digest('hex').slice(0, 16))
  }

  async read(key: string): Promise<Buffer | undefined> {
    return readFile(/* turbopackIgnore: true */ this.#file(key)).catch(() => undefined)
  }

  /** Whole or not at all. A disk that is full costs the next visitor a little time and nothing else. */
  async keep(key: string, picture: Buffer): Promise<void> {
    const unfinished = `${this.#file(key)}.${String(process.pid)}`
    try {
      this.#ready ??= this.#prepare()
      if ((await this.#ready) + this.#written >= mostFiles) return
      this.#written += 1
      await writeFile(unfinished, picture)
      await rename(unfinished, this.#file(key))
    } catch {
      // It is drawn again when it is asked for again.
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
