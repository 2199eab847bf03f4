import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { TownMap } from './town-map.tsx'

// Links need a router, and there is none outside a page.
vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }))

const towns = [
  { name: 'Reading', slug: 'reading', path: '/reading', location: { lat: 51.456, lng: -0.971 } },
  { name: 'Newbury', slug: 'newbury', path: '/newbury', location: { lat: 51.401, lng: -1.324 } },
]

describe('TownMap', () => {
  it('links every town', () => {
    const html = renderToStaticMarkup(<TownMap linkPattern="Sell My Car in {place}" towns={towns} />)
    expect(html).toContain('href="/reading"')
    expect(html).toContain('href="/newbury"')
    expect(html).not.toContain('aria-current')
    expect(html).toContain('data-pins="map"')
  })

  it('marks the town whose page is shown, and no other', () => {
    const html = renderToStaticMarkup(
      <TownMap linkPattern="Sell My Car in {place}" towns={towns} currentPath="/newbury" />,
    )
    expect(html.match(/<a[^>]*aria-current="page"[^>]*>/g)).toEqual([
      expect.stringContaining('href="/newbury"'),
    ])
  })

  it('gives every link a hint of its own', () => {
    const html = renderToStaticMarkup(<TownMap linkPattern="Sell My Car in {place}" towns={towns} />)
    const described = [...html.matchAll(/aria-describedby="([^"]+)"/g)].map(([, id]) => id)
    const hints = [...html.matchAll(/role="tooltip" id="([^"]+)"[^>]*>([^<]+)/g)]
    expect(hints.map(([, id]) => id)).toEqual(described)
    expect(hints.map(([, , text]) => text)).toEqual(['Sell My Car in Reading', 'Sell My Car in Newbury'])
  })

  it('sets the position of each town and the width of its label, but not the position of the label', () => {
    const html = renderToStaticMarkup(<TownMap linkPattern="Sell My Car in {place}" towns={towns} />)
    const styles = [...html.matchAll(/<li class="[^"]*" style="([^"]*)"/g)].map(([, style]) => style)
    expect(styles).toHaveLength(towns.length)
    for (const style of styles)
      expect(style?.split(';').map((declaration) => declaration.split(':')[0])).toEqual([
        '--town-x',
        '--town-y',
        '--label-width',
        '--hint-width',
      ])
  })

  it('leaves out a town without a position', () => {
    const html = renderToStaticMarkup(
      <TownMap
        linkPattern="Sell My Car in {place}"
        towns={[...towns, { ...towns[0]!, path: '/lost', location: null }]}
      />,
    )
    expect(html).not.toContain('/lost')
  })
})
