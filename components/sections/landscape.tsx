/** The Downs rolling down to the road: the lower edge of a green band. Stretches to any width. */
export function Landscape({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 220"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`pointer-events-none absolute inset-x-0 bottom-0 w-full print:hidden ${className}`}
    >
      <path
        d="M0 96c150-64 306-78 470-34 140 38 236 30 372-18 190-66 398-58 598 22v154H0z"
        fillOpacity=".25"
        className="fill-band-line"
      />
      <path
        d="M0 150c190-58 372-58 556-14 180 42 316 34 476-8 150-40 280-38 408 2v90H0z"
        fillOpacity=".7"
        className="fill-band-deep"
      />
    </svg>
  )
}
