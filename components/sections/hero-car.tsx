import type { ReactNode } from 'react'

/**
 * The back of a car with its children in place of the number plate. The body has the surface colour, so the car is white
 * in the light theme and dark in the dark one, where a rim of light parts it from the night.
 */
export function HeroCar({ children }: { children: ReactNode }) {
  return (
    <div className="rim-light relative mx-auto w-full max-w-[34rem] print:hidden">
      <svg viewBox="0 0 480 172" aria-hidden="true" className="block w-full">
        {/* Door mirrors */}
        <path
          d="M62 104c-14-3-30-2-34 6-3 7 4 12 16 12h24zM418 104c14-3 30-2 34 6 3 7-4 12-16 12h-24z"
          className="fill-surface"
        />
        {/* Roof, pillars and shoulders */}
        <path
          d="M0 172v-9c0-21 14-33 40-37l34-6 34-78c7-17 18-25 37-27 63-6 127-6 190 0 19 2 30 10 37 27l34 78 34 6c26 4 40 16 40 37v9z"
          className="fill-surface"
        />
        <path d="M150 13c58-5 122-5 180 0l-6-7c-55-4-113-4-168 0z" className="fill-band-deep" />
        {/* Rear window with two head-rests and the wiper */}
        <path
          d="M106 112l27-62c5-11 12-16 24-17 55-5 111-5 166 0 12 1 19 6 24 17l27 62c-88 7-180 7-268 0z"
          className="fill-band-deep"
        />
        <path
          d="M163 114c-3-24 1-38 10-41 9-3 25-3 34 0 9 3 13 17 11 43zM262 116c-2-26 2-40 11-43 9-3 25-3 34 0 9 3 13 17 10 41z"
          className="fill-band"
        />
        <path d="M158 36l-34 76-18-1 28-63c5-8 11-12 24-12z" className="fill-white/10" />
        <path d="M206 41h68" className="stroke-tail-light" strokeWidth="5" strokeLinecap="round" />
        <path d="M240 116l62-16" className="stroke-line-strong" strokeWidth="4" strokeLinecap="round" />
        {/* Tail lights */}
        <path
          d="M6 160c2-13 13-20 34-23l54-7-8 30c-2 7-6 12-13 12H6zM474 160c-2-13-13-20-34-23l-54-7 8 30c2 7 6 12 13 12h67z"
          className="fill-tail-light"
        />
        <path
          d="M14 160c3-7 11-12 26-14l44-5-3 12-67 10zM466 160c-3-7-11-12-26-14l-44-5 3 12 67 10z"
          className="fill-white/25"
        />
        {/* Shut line of the boot */}
        <path d="M100 128c92 7 188 7 280 0" fill="none" className="stroke-line" strokeWidth="2.5" />
      </svg>

      <div className="ground -my-px px-4 pt-2 pb-6 sm:px-9">{children}</div>

      <svg viewBox="0 0 480 104" aria-hidden="true" className="block w-full">
        <path
          d="M34 40h78v46c0 8-5 12-12 12H46c-7 0-12-4-12-12zM368 40h78v46c0 8-5 12-12 12h-54c-7 0-12-4-12-12z"
          className="fill-plate-ink"
        />
        <path d="M0 0h480v22c0 26-14 42-42 44-130 8-266 8-396 0C14 64 0 48 0 22z" className="fill-surface" />
        <path d="M0 2h480" className="stroke-line" strokeWidth="2.5" />
        <path d="M104 40c90 5 182 5 272 0l-10 26c-84 5-168 5-252 0z" className="fill-band-deep" />
        <path d="M24 26h52M404 26h52" className="stroke-tail-light" strokeWidth="7" strokeLinecap="round" />
        <path d="M138 58h34" className="stroke-line-strong" strokeWidth="8" strokeLinecap="round" />
      </svg>
    </div>
  )
}
