import { palette } from '../palette.ts'
import { drawBicycle, drawPottedPlant, drawStreet, drawTree } from '../street.ts'
import { circle, line, rect, repeat } from '../svg.ts'
import { drawBlock } from './building.ts'
import type { Surroundings } from './surroundings.ts'

/** Towers of flats, and the sky train passing between them. */
export function drawCondo(): Surroundings {
  return {
    behind: [
      drawBlock(30, 330, 150, palette.evening, 4),
      drawBlock(1330, 220, 190, palette.evening, 9),
      drawBlock(960, 190, 130, palette.evening, 5),
      drawBlock(196, 150, 210, palette.dusk, 7),
      rect(236, 110, 130, 44, palette.dusk, 6),
      line('M300 110V52', palette.dusk, 8),
      circle(300, 48, 7, palette.stripe),
      drawBlock(420, 380, 150, palette.dusk, 12),
      drawBlock(1500, 400, 120, palette.dusk, 15),
      drawSkyTrain(),
    ].join(''),
    ground: drawStreet() + drawTree(70, 812, 200) + drawTree(470, 806, 170),
    before: drawBicycle(180, 900) + drawPottedPlant(452, 870),
  }
}

function drawSkyTrain(): string {
  return [
    repeat(3, (index) => rect(90 + index * 560, 596, 40, 214, palette.slate)),
    rect(0, 572, 1600, 28, palette.slate),
    rect(0, 566, 1600, 8, palette.hairline),
    rect(60, 484, 470, 84, palette.foam, 18),
    rect(60, 540, 470, 14, palette.water),
    repeat(6, (index) => rect(88 + index * 72, 502, 52, 30, palette.glow, 5)),
    line('M294 486V566', palette.hairline, 5),
  ].join('')
}
