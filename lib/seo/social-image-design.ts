import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { socialImageSize } from './social-image.ts'

/*
 * The renderer supports only flex boxes and inline styles, so design tokens cannot be used. These are their values in the
 * light theme.
 */
const green = '#00422f'
const deepGreen = '#00301f'
const hill = '#0f4f3b'
const yellow = '#ffd21a'
const black = '#111111'

/** The names of the image's fonts. */
export const imageFonts = { heading: 'Familjen Grotesk', plate: 'Barlow Condensed' } as const

/** The image of a page for shared links: its name, the brand and a number plate. */
export function socialImageDesign({
  pageName,
  brandName,
}: {
  pageName: string
  brandName: string
}): ReactElement {
  const frame: CSSProperties = {
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: '100%',
    height: '100%',
    padding: '64px 72px 56px',
    color: '#ffffff',
    backgroundColor: green,
    fontFamily: imageFonts.heading,
  }
  return box(
    frame,
    hills(),
    box({ fontSize: headingSize(pageName), lineHeight: 1.04, maxWidth: 1010 }, pageName),
    box(
      { justifyContent: 'space-between', alignItems: 'flex-end' },
      box({ maxWidth: 520, fontSize: 40, lineHeight: 1.15, paddingBottom: 12 }, brandName),
      plate('AB12 CDE'),
    ),
  )
}

/** Without JSX, so that Node.js runs this file without a build. */
function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children)
}

/** Long names have a smaller size, so that they fit on three lines. */
function headingSize(text: string): number {
  if (text.length <= 24) return 124
  if (text.length <= 40) return 104
  return text.length <= 64 ? 84 : 64
}

function plate(text: string): ReactElement {
  const outside: CSSProperties = {
    padding: 6,
    borderRadius: 22,
    backgroundColor: yellow,
    transform: 'rotate(-5deg)',
    boxShadow: '0 10px 30px rgba(0, 0, 0, 0.35)',
  }
  const inside: CSSProperties = {
    padding: '2px 38px 8px',
    border: `4px solid ${black}`,
    borderRadius: 16,
    color: black,
    fontFamily: imageFonts.plate,
    fontSize: 124,
    lineHeight: 1.1,
  }
  return box(outside, box(inside, text))
}

/** The hills along the lower edge, as on the pages. */
function hills(): ReactElement {
  const { width } = socialImageSize
  const path = (d: string, fill: string) => createElement('path', { d, fill })
  return createElement(
    'svg',
    {
      width,
      height: 260,
      viewBox: '0 0 1440 220',
      preserveAspectRatio: 'none',
      style: { position: 'absolute', left: 0, bottom: 0 },
    },
    path('M0 96c150-64 306-78 470-34 140 38 236 30 372-18 190-66 398-58 598 22v154H0z', hill),
    path('M0 150c190-58 372-58 556-14 180 42 316 34 476-8 150-40 280-38 408 2v90H0z', deepGreen),
  )
}
