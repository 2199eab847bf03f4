'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MapPicture } from './map-pictures'

/**
 * The picture under the pins. When it cannot be loaded another takes its place; the pins would point at the wrong
 * spots there, so they become a plain list. Escape takes away a hint until another pin is pointed at.
 *
 * Both pictures come ready-made: what a page says of them need not be sent as script.
 */
export function MapFrame({
  asList,
  className,
  picture,
  substitute,
  children,
}: {
  asList: boolean
  className: string | undefined
  picture: MapPicture
  substitute: MapPicture
  children: ReactNode
}) {
  const frame = useRef<HTMLElement>(null)
  const [failed, setFailed] = useState(false)
  const [quiet, setQuiet] = useState(false)

  useEffect(() => {
    const image = frame.current?.querySelector('img')
    const fail = () => setFailed(true)
    // It may have failed before this script was there to hear of it.
    if (image?.complete && image.naturalWidth === 0) fail()
    const hush = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setQuiet(true)
    }
    image?.addEventListener('error', fail)
    document.addEventListener('keydown', hush)
    return () => {
      image?.removeEventListener('error', fail)
      document.removeEventListener('keydown', hush)
    }
  }, [])

  const speak = () => setQuiet(false)
  const { image, credit } = failed ? substitute : picture
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they come up from its links
    <figure
      ref={frame}
      className={className}
      data-pins={failed || asList ? 'list' : 'map'}
      data-quiet={quiet}
      onPointerOver={speak}
      onFocus={speak}
    >
      {image}
      {children}
      {credit}
    </figure>
  )
}
