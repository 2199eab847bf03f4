import { mkdirSync, writeFileSync } from 'node:fs'
import { drawMap } from './map/draw-map.ts'

// `npm run map` draws the map of Berkshire from the coordinates of the first content. The picture is kept in
// the repository; a test fails when it is not the one that this script draws.

mkdirSync('public/map', { recursive: true })
writeFileSync('public/map/berkshire.svg', drawMap())
