/* oxlint-disable nextjs/no-img-element -- an SVG gains nothing from the optimiser, whose script every visitor would load */

import type { ReactNode } from 'react'
import { sheet } from '@/lib/map/sheet'
import styles from './town-map.module.css'

/** A picture in its box, and whom it is owed to. */
export type MapPicture = { image: ReactNode; credit: ReactNode }

const publicMapImage = 'https://upload.wikimedia.org/wikipedia/commons/3/37/Berkshire_UK_locator_map_2010.svg'
const publicMapPage = 'https://commons.wikimedia.org/wiki/File:Berkshire_UK_locator_map_2010.svg'

/** Under it the positions of the places were published. */
const openLicence = 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/'

/** Our own map, on which the pins stand. */
export const ownMap: MapPicture = {
  image: (
    <div className={styles.box}>
      <img
        className={styles.sheet}
        src="/map/berkshire.svg"
        width={sheet.width}
        height={sheet.height}
        alt="Map of Berkshire with the M4 from west to east, the Thames in the north and east, and the Kennet in the west"
      />
    </div>
  ),
  credit: (
    <figcaption className={styles.credit}>
      Roads and rivers are simplified. Contains public sector information licensed under the{' '}
      <a className="link" href={openLicence}>
        Open Government Licence v3.0
      </a>
      .
    </figcaption>
  ),
}

/** For when our own cannot be loaded. A browser asks for it only then. */
export const publicMap: MapPicture = {
  image: (
    <div className={styles.box}>
      <img
        className={styles.publicMap}
        src={publicMapImage}
        alt="Map that shows where Berkshire lies"
        referrerPolicy="no-referrer"
      />
    </div>
  ),
  credit: (
    <figcaption className={styles.credit}>
      <a className="link" href={publicMapPage}>
        Map: Nilfanion, Wikimedia Commons, CC BY-SA 3.0; Ordnance Survey data © Crown copyright
      </a>
    </figcaption>
  ),
}
