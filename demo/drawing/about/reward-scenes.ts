import { palette } from '../palette.ts'
import { drawTick } from '../part/marks.ts'
import { drawTwentyFour } from '../twenty-four.ts'
import { at, circle, ellipse, inked, line, picture, rect, repeat, shape, turned } from '../svg.ts'
import { rewardSize } from './size.ts'

const { width, height } = rewardSize
const star =
  'M0 -50L14.7 -20.2L47.6 -15.5L23.8 7.7L29.4 40.5L0 25L-29.4 40.5L-23.8 7.7L-47.6 -15.5L-14.7 -20.2Z'

function onDisc(ground: string, light: string, ...shapes: string[]): string {
  return picture(
    width,
    height,
    circle(240, 240, 240, ground),
    circle(240, 240, 190, light),
    ...shapes,
  )
}

export function drawTrophy(): string {
  return onDisc(
    palette.dusk,
    palette.evening,
    line(
      'M150 150H96C96 220 130 250 166 254M330 150H384C384 220 350 250 314 254',
      palette.night,
      30,
    ),
    line(
      'M150 150H96C96 220 130 250 166 254M330 150H384C384 220 350 250 314 254',
      palette.glow,
      18,
    ),
    inked(
      shape('M148 110H332C332 220 310 284 240 296C170 284 148 220 148 110Z', palette.coin),
      rect(220, 292, 40, 54, palette.glow),
      rect(160, 344, 160, 44, palette.stripe, 8),
    ),
    line('M176 136C178 190 186 220 200 240', palette.foam, 12),
    at(250, 196, shape(star, palette.foam), 0.9),
  )
}

export function drawMedal(): string {
  return onDisc(
    palette.tide,
    palette.water,
    inked(
      shape('M150 60H214L262 236H206Z', palette.stripe),
      shape('M330 60H266L218 236H274Z', palette.foam),
    ),
    inked(circle(240, 292, 108, palette.coin), circle(240, 292, 82, palette.glow)),
    drawTwentyFour(240, 292, 64),
  )
}

export function drawRosette(): string {
  return onDisc(
    palette.coin,
    palette.glow,
    inked(
      shape('M176 270L140 424L198 396L232 436L262 290Z', palette.tide),
      shape('M304 270L340 424L282 396L248 436L218 290Z', palette.water),
    ),
    repeat(12, (index) =>
      turned(240, 206, index * 30, inked(ellipse(0, -96, 34, 44, palette.foam))),
    ),
    inked(circle(240, 206, 92, palette.ripple)),
    drawTick(240, 206, 58, palette.foam),
  )
}

export function drawGreenPlaque(): string {
  return onDisc(
    palette.mist,
    palette.foam,
    inked(
      shape(
        'M240 74L366 116V232C366 318 312 372 240 406C168 372 114 318 114 232V116Z',
        palette.tide,
      ),
      shape(
        'M240 112L332 142V232C332 298 292 340 240 368C188 340 148 298 148 232V142Z',
        palette.ripple,
      ),
    ),
    inked(shape('M176 292C160 220 226 160 312 168C320 250 256 316 176 292Z', palette.foam)),
    line('M160 318L272 210M206 274L202 232M238 242L280 248', palette.depth, 10),
  )
}

export function drawLaurel(): string {
  const leaves = repeat(6, (index) =>
    turned(0, 0, -24 - index * 25, inked(ellipse(0, 150, 22, 42, palette.ripple))),
  )
  return onDisc(
    palette.evening,
    palette.dusk,
    at(240, 236, leaves),
    `<g transform="translate(480 0) scale(-1 1)">${at(240, 236, leaves)}</g>`,
    at(240, 236, inked(shape(star, palette.coin)), 1.9),
    inked(rect(186, 374, 108, 34, palette.stripe, 10)),
  )
}
