import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { TextPhoto } from '@/lib/content/texts'
import { headings, Prose } from './prose'

const paragraph = (style: string, text: string) => ({
  _type: 'block',
  _key: text,
  style,
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
})
const picture = (size: TextPhoto['size']): TextPhoto => ({
  _type: 'photo',
  _key: 'picture',
  photo: {
    alt: 'A van on the drive',
    credit: 'A. Name',
    placeholder: null,
    source: {
      asset: { _id: `image-${'a'.repeat(40)}-${size.width}x${size.height}-jpg` },
      crop: { left: 0, top: 0, right: 0, bottom: 0 },
      hotspot: { x: 0.5, y: 0.5, width: 1, height: 1 },
    },
  },
  size,
})
const tag = (size: TextPhoto['size']) =>
  /<img[^>]*>/.exec(renderToStaticMarkup(<Prose value={[picture(size)]} />))?.[0] ?? ''

it('shows a picture between paragraphs, with its description and its credit', () => {
  const html = renderToStaticMarkup(
    <Prose
      value={[
        paragraph('normal', 'Before'),
        picture({ width: 900, height: 600 }),
        paragraph('normal', 'After'),
      ]}
    />,
  )
  expect(html).toMatch(
    /<p>Before<\/p><figure>.*<figcaption[^>]*>A\. Name<\/figcaption><\/figure><p>After<\/p>/,
  )
  expect(html).toContain('alt="A van on the drive"')
})

it('reserves its place, loads it late and does not enlarge it', () => {
  expect(tag({ width: 900, height: 600 })).toMatch(/loading="lazy"/)
  expect(tag({ width: 900, height: 600 })).toMatch(/width="900" height="600"/)
  expect(tag({ width: 4000, height: 3000 })).toMatch(/width="1440" height="1080"/)
})

it('lists headings and no pictures', () => {
  expect(
    headings([picture({ width: 9, height: 6 }), paragraph('h2', 'Prices'), paragraph('normal', 'Text')]),
  ).toEqual([{ id: 'prices', text: 'Prices' }])
})
