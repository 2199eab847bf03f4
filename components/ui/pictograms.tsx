import type { ReactNode } from 'react'

/*
 * Drawings beside benefits and steps: 48 units, one stroke width, a tinted body, and where a vehicle or a
 * label appears, a touch of plate yellow. The names are those an editor chooses from.
 */
const tint = 'fill-brand-tint'
const plate = 'fill-plate-yellow stroke-none'

const drawings: Record<string, ReactNode> = {
  clock: (
    <>
      <circle cx="24" cy="25" r="17" className={tint} />
      <path d="M24 15v10.500l7 4.500M19 4h10M24 4v4" />
    </>
  ),
  document: (
    <>
      <path d="M10 5h19l9 9v29H10z" className={tint} />
      <path d="M29 5v9h9M16 22h16M16 29h16M16 36h9" />
    </>
  ),
  home: (
    <>
      <path d="M9 22v20h30V22" className={tint} />
      <path d="M4 25 24 7l20 18M20 42V30h8v12M34 15V8" />
    </>
  ),
  key: (
    <>
      <circle cx="15" cy="31" r="10" className={tint} />
      <path d="m22 24 17-17M31 15l6 6M36 10l5 5" />
      <circle cx="13" cy="33" r="2.5" className="fill-current stroke-none" />
    </>
  ),
  money: (
    <>
      <path d="M4 19 24 7l20 12v4H4z" className={tint} />
      <path d="M9 23v14M19 23v14M29 23v14M39 23v14M4 42h40M7 37h34" />
    </>
  ),
  pin: (
    <>
      <path d="M24 44s15-14 15-25a15 15 0 1 0-30 0c0 11 15 25 15 25Z" className={tint} />
      <path d="M15 21.500h18v-3l-2.5-1-2-5h-9l-2 5-2.5 1zM18 21.500v3M30 21.500v3" />
    </>
  ),
  shield: (
    <>
      <path d="M24 4 8 9.500V23c0 9.5 6.5 17 16 21 9.5-4 16-11.5 16-21V9.500z" className={tint} />
      <path d="m16.5 24 5.5 5.5 10-11" />
    </>
  ),
  speech: (
    <>
      <path d="M5 8h38v26H25l-10 9v-9H5z" className={tint} />
      <path d="M13 17h22M13 25h14" />
    </>
  ),
  tag: (
    <>
      <path d="M5 6h18l20 20-17 17L5 23z" className={tint} />
      <circle cx="14" cy="15" r="3" />
      <path
        d="M27.5 24.500c-2.5-2-6-.5-5.5 2.5.5 2 2.5 2.5 1.5 6m-4-2.500h6m-6 4.5 1.5-.5 4.5 1"
        transform="rotate(-45 24 28) translate(4 0)"
      />
    </>
  ),
  van: (
    <>
      <path d="M3 11h25v24H3zM28 18h9l8 9v8H28z" className={tint} />
      <path d="M33 18v9h12" />
      <circle cx="12" cy="36" r="5" className="fill-surface" />
      <circle cx="36" cy="36" r="5" className="fill-surface" />
      <path d="M9 17h13v6H9z" className={plate} />
    </>
  ),
}

/** The drawing with this name, or nothing for a name that has none. Always decorative. */
export function Pictogram({ name, className = 'size-12' }: { name: string; className?: string }) {
  const drawing = drawings[name]
  if (!drawing) return null
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 text-brand-text ${className}`}
    >
      {drawing}
    </svg>
  )
}
