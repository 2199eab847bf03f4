import type { ReactNode } from 'react'
import { sheet } from '@/lib/map/sheet'
import styles from './town-map.module.css'

/** A picture, and below it whom it is owed to. The picture is no element yet: browsers would fetch it ahead of need. */
export type MapPicture = {
  src: string
  alt: string
  className: string | undefined
  width?: number
  height?: number
  referrerPolicy?: 'no-referrer'
  credit: ReactNode
}

const publicMapPage = 'https://commons.wikimedia.org/wiki/File:Berkshire_UK_locator_map_2010.svg'

/** Under it the positions of the places were published. */
const openLicence = 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/'

/** Our own map, on which the pins stand. */
export const ownMap: MapPicture = {
  className: styles.sheet,
  src: '/map/berkshire.svg',
  width: sheet.width,
  height: sheet.height,
  alt: 'Map of Berkshire with the M4 from west to east, the Thames in the north and east, and the Kennet in the west',
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

/** For when our own cannot be loaded. */
export const publicMap: MapPicture = {
  className: styles.publicMap,
  src: 'https://upload.wikimedia.org/wikipedia/commons/3/37/Berkshire_UK_locator_map_2010.svg',
  alt: 'Map that shows where Berkshire lies',
  referrerPolicy: 'no-referrer',
  credit: (
    <figcaption className={styles.credit}>
      <a className="link" href={publicMapPage}>
        Map: Nilfanion, Wikimedia Commons, CC BY-SA 3.0; Ordnance Survey data © Crown copyright
      </a>
    </figcaption>
  ),
}
