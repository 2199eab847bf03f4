'use client'

/* oxlint-disable nextjs/no-img-element -- an SVG gains nothing from the optimiser, whose script every visitor would load */

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sheet } from '@/lib/map/sheet'
import styles from './town-map.module.css'

const publicMap = {
  image: 'https://upload.wikimedia.org/wikipedia/commons/3/37/Berkshire_UK_locator_map_2010.svg',
  page: 'https://commons.wikimedia.org/wiki/File:Berkshire_UK_locator_map_2010.svg',
}

/** Under it the positions of the places were published. */
const openLicence = 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/'

/**
 * The picture under the pins. When it cannot be loaded a public map takes its place; the pins would point at
 * the wrong spots there, so they become a plain list. Escape takes away a hint until another pin is pointed at.
 */
export function MapFrame({ asList, children }: { asList: boolean; children: ReactNode }) {
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
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they come up from its links
    <figure
      className={styles.frame}
      data-pins={failed || asList ? 'list' : 'map'}
      data-quiet={quiet}
      onPointerOver={speak}
      onFocus={speak}
    >
      <div className={styles.box}>
        {failed ? (
          <img
            className={styles.publicMap}
            src={publicMap.image}
            alt="Map that shows where Berkshire lies"
            referrerPolicy="no-referrer"
          />
        ) : (
          <img
            ref={image}
            className={styles.sheet}
            src="/map/berkshire.svg"
            width={sheet.width}
            height={sheet.height}
            alt="Map of Berkshire with the M4 from west to east, the Thames in the north and east, and the Kennet in the west"
            onError={() => setFailed(true)}
          />
        )}
      </div>
      {children}
      <figcaption className={styles.credit}>
        {failed ? (
          <a className="link" href={publicMap.page}>
            Map: Nilfanion, Wikimedia Commons, CC BY-SA 3.0; Ordnance Survey data © Crown copyright
          </a>
        ) : (
          <>
            Roads and rivers are simplified. Contains public sector information licensed under the{' '}
            <a className="link" href={openLicence}>
              Open Government Licence v3.0
            </a>
            .
          </>
        )}
      </figcaption>
    </figure>
  )
}
