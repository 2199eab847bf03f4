'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MapPicture } from './map-pictures'

/**
 * The picture under the pins. When it cannot be loaded, a substitute replaces it; its positions differ, so the pins
 * become a plain list. Escape hides a hint until the pointer or the focus moves.
 *
 * Both pictures are props from the server, so that they add no script.
 */
export function MapFrame({
  className,
  boxClassName,
  picture,
  substitute,
  children,
}: {
  className: string
  boxClassName: string
  picture: MapPicture
  substitute: MapPicture
  children: ReactNode
}) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)
  const [hints, setHints] = useState<'shown' | 'hidden'>('shown')

  useEffect(() => {
    // It may have failed before this script ran.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
    const hideOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setHints('hidden')
    }
    document.addEventListener('keydown', hideOnEscape)
    return () => document.removeEventListener('keydown', hideOnEscape)
  }, [])

  const showHints = () => setHints('shown')
  const { alt, credit, ...shown } = failed ? substitute : picture
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events bubble from its links
    <figure
      className={className}
      data-pins={failed ? 'list' : 'map'}
      data-hints={hints}
      onPointerOver={showHints}
      onFocus={showHints}
    >
      <div className={boxClassName}>
        {/* oxlint-disable-next-line nextjs/no-img-element -- an SVG gains nothing from the optimiser, whose script every visitor would load */}
        <img ref={image} alt={alt} loading="lazy" {...shown} onError={() => setFailed(true)} />
      </div>
      {children}
      {credit}
    </figure>
  )
}
