import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { DrawerBusyError, drawInThread } from './picture-drawer.ts'
import { PictureFolder } from './picture-folder.ts'

/** A picture, and a tag that is another one when the picture is. */
export type SocialPicture = { data: Buffer; tag: string }

/** Nobody waits longer for a picture, in milliseconds. */
const longestWait = 2000

const recent = new LRUCache<string, Promise<Buffer>>({ max: 64 })
const folders = new Map<string, PictureFolder>()

/**
 * The picture with these words. It is drawn once, on the first request, and from then on read from the build's folder,
 * after the next build too. `busy` when it would take longer than two seconds; one that has been begun is there for
 * a later request.
 *
 * @param words - of pages that exist: words chosen freely could fill the disk
 */
export async function socialPicture(
  words: { pageName: string; brandName: string },
  { buildDir }: { buildDir: string },
): Promise<SocialPicture | 'busy'> {
  const key = createHash('sha256').update(JSON.stringify(words)).digest('hex')
  const picture = recent.get(key) ?? readOrDraw(key, words, buildDir)
  recent.set(key, picture)
  const data = await within(longestWait, picture).catch((error: unknown) => {
    recent.delete(key)
    if (error instanceof DrawerBusyError) return 'busy' as const
    throw error
  })
  return data === 'busy' ? data : { data, tag: `"${key.slice(0, 32)}"` }
}

async function readOrDraw(
  key: string,
  words: { pageName: string; brandName: string },
  buildDir: string,
): Promise<Buffer> {
  const folder = folders.get(buildDir) ?? new PictureFolder(buildDir)
  folders.set(buildDir, folder)
  const known = await folder.read(key)
  if (known) return known
  const picture = await drawInThread({ key, ...words })
  await folder.keep(key, picture)
  return picture
}

async function within(milliseconds: number, picture: Promise<Buffer>): Promise<Buffer | 'busy'> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<'busy'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'busy')
  })
  return Promise.race([picture, over]).finally(() => clearTimeout(timer))
}
