'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MapPicture } from './map-pictures'

/**
 * The picture under the pins. When it cannot be loaded another takes its place; the pins would point at the wrong
 * spots there, so they become a plain list. Escape hides a hint until another pin is pointed at.
 *
 * What both pictures need comes from the server, and need not be sent as script.
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
    // It may have failed before this script was there to notice.
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
        <img ref={image} alt={alt} {...shown} onError={() => setFailed(true)} />
      </div>
      {children}
      {credit}
    </figure>
  )
}
