'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MapPicture } from './map-pictures'

/**
 * The picture under the pins. When it cannot be loaded another takes its place; the pins would point at the wrong
 * spots there, so they become a plain list. Escape takes away a hint until another pin is pointed at.
 *
 * What is said of both pictures comes from the server, and need not be sent as script.
 */
export function MapFrame({
  asList,
  className,
  boxClassName,
  picture,
  substitute,
  children,
}: {
  asList: boolean
  className: string | undefined
  boxClassName: string | undefined
  picture: MapPicture
  substitute: MapPicture
  children: ReactNode
}) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)
  const [quiet, setQuiet] = useState(false)

  useEffect(() => {
    // It may have failed before this script was there to hear of it.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
    const hush = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setQuiet(true)
    }
    document.addEventListener('keydown', hush)
    return () => document.removeEventListener('keydown', hush)
  }, [])

  const speak = () => setQuiet(false)
  const { alt, credit, ...shown } = failed ? substitute : picture
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they come up from its links
    <figure
      className={className}
      data-pins={failed || asList ? 'list' : 'map'}
      data-quiet={quiet}
      onPointerOver={speak}
      onFocus={speak}
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
