import { mkdirSync, writeFileSync } from 'node:fs'
import { drawMap } from './map/draw-map.ts'
import { layOutForAllWidths } from './map/label-layout.ts'
import { mapTowns, townLabels } from './map/town-labels.ts'

// `npm run map` draws the map of Berkshire and lays out its labels, from the coordinates of the seed. Both files are in the
// repository; a test fails when they differ from what this script writes.

const layouts = layOutForAllWidths(mapTowns)
if (!layouts) throw new Error('The towns of the first content stand too close together for labels')

mkdirSync('public/map', { recursive: true })
writeFileSync('public/map/berkshire.svg', drawMap())
writeFileSync('components/map/town-labels.module.css', townLabels(layouts))
