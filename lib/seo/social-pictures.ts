import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { drawInThread } from './picture-drawer.ts'

/** A picture, and a tag that is another one when the picture is. */
export type SocialPicture = { data: Buffer; tag: string }

/** A page may be renamed any number of times; what is drawn beyond this is not kept on disk. */
const mostFiles = 3000

const recent = new LRUCache<string, Promise<Buffer>>({ max: 64 })
let written = 0

/**
 * The picture with these words. It is drawn once, for whoever asks first, and from then on read from the build's folder,
 * where the next build begins anew.
 *
 * @param words - of pages there are: whoever could choose them freely could fill the disk
 */
export async function socialPicture(
  words: { pageName: string; brandName: string },
  { buildDir }: { buildDir: string },
): Promise<SocialPicture> {
  const key = createHash('sha256').update(JSON.stringify(words)).digest('hex')
  const picture = recent.get(key) ?? readOrDraw(key, words, join(buildDir, 'social-pictures'))
  recent.set(key, picture)
  try {
    return { data: await picture, tag: `"${key.slice(0, 32)}"` }
  } catch (error) {
    recent.delete(key)
    throw error
  }
}

async function readOrDraw(
  key: string,
  words: { pageName: string; brandName: string },
  folder: string,
): Promise<Buffer> {
  const file = join(folder, `${key}.png`)
  const known = await readFile(/* turbopackIgnore: true */ file).catch(() => undefined)
  if (known) return known
  const picture = await drawInThread({ key, ...words })
  if (written++ < mostFiles) await keep(file, folder, picture)
  return picture
}

/** Whole or not at all. A disk that is full costs the next visitor a little time and nothing else. */
async function keep(file: string, folder: string, picture: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, picture)
    await rename(unfinished, file)
  } catch {
    // It is drawn again when it is asked for again.
  }
}
