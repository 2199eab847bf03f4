import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { RendererBusyError, renderInThread } from './image-renderer.ts'
import { ImageFolder } from './image-folder.ts'

/** An image and its ETag. */
export type SocialImage = { data: Buffer; tag: string }

/** How long a request waits for an image. */
const maxWaitMs = 2000

const recent = new LRUCache<string, Promise<Buffer>>({ max: 64 })
const folders = new Map<string, ImageFolder>()

/**
 * The image with these texts. It is rendered on the first request and then read from the build's folder, after the next
 * build too. `busy` when it takes longer than two seconds; an image that is being rendered is ready for a later request.
 *
 * @param texts - of pages that exist: arbitrary texts could fill the disk
 */
export async function getSocialImage(
  texts: { pageName: string; brandName: string },
  { buildDir }: { buildDir: string },
): Promise<SocialImage | 'busy'> {
  const key = createHash('sha256').update(JSON.stringify(texts)).digest('hex')
  const image = recent.get(key) ?? readOrRender(key, texts, buildDir)
  recent.set(key, image)
  const data = await within(maxWaitMs, image).catch((error: unknown) => {
    recent.delete(key)
    if (error instanceof RendererBusyError) return 'busy' as const
    throw error
  })
  return data === 'busy' ? data : { data, tag: `"${key.slice(0, 32)}"` }
}

async function readOrRender(
  key: string,
  texts: { pageName: string; brandName: string },
  buildDir: string,
): Promise<Buffer> {
  const folder = folders.get(buildDir) ?? new ImageFolder(buildDir)
  folders.set(buildDir, folder)
  const stored = await folder.read(key)
  if (stored) return stored
  const image = await renderInThread({ key, ...texts })
  await folder.write(key, image)
  return image
}

async function within(milliseconds: number, image: Promise<Buffer>): Promise<Buffer | 'busy'> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<'busy'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'busy')
  })
  return Promise.race([image, over]).finally(() => clearTimeout(timer))
}
