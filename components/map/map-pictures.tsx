import type { ReactNode } from 'react'
import { canvas } from '@/lib/map/canvas'

/** A picture and its credit. The picture is data, because browsers would fetch an element's ahead of need. */
export type MapPicture = {
  src: string
  alt: string
  className: string
  width?: number
  height?: number
  referrerPolicy?: 'no-referrer'
  credit: ReactNode
}

const publicMapPage = 'https://commons.wikimedia.org/wiki/File:Berkshire_UK_locator_map_2010.svg'

/** The licence of the places' positions. */
const openLicence = 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/'

/** This site's own map. */
export const ownMap: MapPicture = {
  className: 'h-auto w-(--canvas) max-w-none',
  src: '/map/berkshire.svg',
  ...canvas,
  alt: 'Map of Berkshire with the M4 from west to east, the Thames in the north and east, and the Kennet in the west',
  credit: (
    <Credit>
      Roads and rivers are simplified. Contains public sector information licensed under the{' '}
      <a className="link" href={openLicence}>
        Open Government Licence v3.0
      </a>
      .
    </Credit>
  ),
}

/** Replaces the site's own map when that cannot be loaded. */
export const publicMap: MapPicture = {
  className: 'absolute inset-0 size-full bg-white object-contain p-3',
  src: 'https://upload.wikimedia.org/wikipedia/commons/3/37/Berkshire_UK_locator_map_2010.svg',
  alt: 'Map that shows where Berkshire lies',
  referrerPolicy: 'no-referrer',
  credit: (
    <Credit>
      <a className="link" href={publicMapPage}>
        Map: Nilfanion, Wikimedia Commons, CC BY-SA 3.0; Ordnance Survey data © Crown copyright
      </a>
    </Credit>
  ),
}

function Credit({ children }: { children: ReactNode }) {
  return <figcaption className="mt-2 text-small text-ink-soft">{children}</figcaption>
}
