import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { ImageResponse } from 'next/og'
import { getPageName } from '@/lib/content/page-names'
import { getSiteSettings } from '@/lib/content/settings'
import { drawable, pageOfSocialImage, socialImage } from '@/lib/seo/social-image'
import { pictureFonts, SocialPicture } from '@/lib/seo/social-picture'

/*
 * Pictures are drawn when somebody asks for one and kept in memory, by what is written on them: 190 of them would make
 * every build half a minute longer, and in a cache on disk anybody could leave a file for each address they make up.
 */
const drawn = new LRUCache<string, Promise<ArrayBuffer>>({ max: 200 })

/** The picture that social networks show with a link to a page. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const path = pageOfSocialImage((await params).path)
  const [pageName, { brandName }] = await Promise.all([path && getPageName(path), getSiteSettings()])
  if (!pageName) return new Response(null, { status: 404 })

  const words = { pageName: drawable(pageName), brandName: drawable(brandName) }
  const key = JSON.stringify(words)
  const picture = drawn.get(key) ?? draw(words)
  drawn.set(key, picture)
  try {
    return new Response(await picture, {
      headers: {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
      },
    })
  } catch (error) {
    drawn.delete(key)
    throw error
  }
}

async function draw(words: { pageName: string; brandName: string }): Promise<ArrayBuffer> {
  const [heading, plate] = await Promise.all([
    font('familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff'),
    font('barlow-condensed/files/barlow-condensed-latin-700-normal.woff'),
  ])
  const image = new ImageResponse(<SocialPicture {...words} />, {
    ...socialImage,
    fonts: [
      { name: pictureFonts.heading, data: heading, weight: 700 },
      { name: pictureFonts.plate, data: plate, weight: 700 },
    ],
  })
  return image.arrayBuffer()
}

function font(file: string): Promise<Buffer> {
  return readFile(join(process.cwd(), 'node_modules/@fontsource', file))
}
