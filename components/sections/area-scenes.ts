import type { Area } from '@/lib/content/areas'
import { body, gap, outline, type Path, pine } from './motif-parts'

/** What is drawn for areas, by what one sees there. */
export const areaScenes: Record<NonNullable<Area['scene']>, Path[]> = {
  // A row of houses
  suburb: [
    body('M10 150V92l34-30 20 18V66h10v22l4 4V92l34-30 20 18V66h10v22l4 4 34-30 20 18V66h10v22l14 12v50z'),
    gap(
      'M26 104h12v14H26zM50 104h12v14H50zM94 104h12v14H94zM118 104h12v14h-12zM164 104h12v14h-12zM188 104h12v14h-12zM36 150v-20h12v20zM104 150v-20h12v20zM174 150v-20h12v20z',
    ),
  ],
  // A church between a cottage and a yew
  village: [
    body(
      'M92 150V60h-4V46h10v7h8v-7h8v7h8v-7h10v14h-4v32h52l18 24v34zM8 150v-34l30-28 10 9v-9h10v18l12 10v34zM228 150v-14a20 26 0 1 1 8 0v14z',
    ),
    gap(
      'M104 70h12v14h-12zM104 150v-14c0-8 12-8 12 0v14zM142 122h8v14h-8zM160 122h8v14h-8zM178 122h8v14h-8zM18 122h12v12H18zM46 122h12v12H46z',
    ),
  ],
  // A launch beside a willow
  riverside: [
    body(
      'M50 150v-30c-3 8-4 16-8 22-6-6-6-16-6-24-4 8-6 20-12 26-10-10-16-40-8-62 8-22 26-34 44-34s36 12 44 34c8 22 2 52-8 62-6-6-8-18-12-26 0 8 0 18-6 24-4-6-5-14-8-22v30zM112 124h130l-16 17c-2 2-4 3-8 3h-84c-10 0-18-7-22-20zM140 120v-20h62l16 20z',
    ),
    gap('M148 105h14v9h-14zM168 105h14v9h-14zM188 105h10l8 9h-18z'),
    outline('M0 148c22-7 44-7 66 0s44 7 66 0 44-7 66 0 44 7 62 0', 4),
  ],
  // An oak between pines
  woods: [
    pine(26, 78),
    pine(68, 112),
    body(
      'M126 150v-36c-22 4-38-8-36-24-12-12-4-32 10-34 4-18 32-24 44-10 18-4 32 8 28 24 10 12 2 30-14 30-6 10-14 14-20 12v38z',
    ),
    pine(194, 98),
    pine(234, 66),
  ],
  // Beeches on a hill with sheep
  downs: [
    body(
      'M0 150c36-26 76-56 130-56s94 30 130 56zM88 104c-10-16 0-28 10-26 2-16 24-18 30-6 10-8 26 0 24 14 10 2 12 14 6 20z',
    ),
    gap(
      'M60 134c-4-8 4-12 8-10 6-4 14 0 12 6l4-1v4l-5 1v4h-2v-3H66v3h-2v-4zM116 126c-4-8 4-12 8-10 6-4 14 0 12 6l4-1v4l-5 1v4h-2v-3h-11v3h-2v-4zM176 140c-4-8 4-12 8-10 6-4 14 0 12 6l4-1v4l-5 1v4h-2v-3h-11v3h-2v-4z',
    ),
  ],
}
