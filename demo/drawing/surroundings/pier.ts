import { palette } from '../palette.ts'
import { drawBasket, drawBoat } from '../street.ts'
import { at, circle, faint, inked, line, rect, repeat, shape } from '../svg.ts'
import { drawSea } from './sea.ts'
import type { Surroundings } from './surroundings.ts'

/** Limestone islands, and a jetty with lanterns. */
export function drawPier(): Surroundings {
  return {
    behind: [
      drawIsland(-40, 1.25, palette.evening),
      drawIsland(1240, 1.1, palette.evening),
      drawIsland(330, 0.85, palette.dusk),
      drawSea(560, 1000, 290),
      drawBoat(40, 724, palette.coin),
      at(500, 636, drawBoat(0, 0, palette.water), 0.46),
    ].join(''),
    ground: drawJetty(),
    before: [drawLantern(26), drawLantern(450), drawLantern(660), drawBasket(520, 890)].join(''),
  }
}

function drawIsland(x: number, scale: number, fill: string): string {
  return at(
    x,
    564,
    shape('M0 0C10 -90 20 -180 60 -220S110 -330 160 -320S220 -240 240 -200S330 -150 350 0Z', fill) +
      faint(
        0.5,
        line(
          'M90 -40C84 -110 96 -150 110 -190M190 -30C180 -100 196 -150 190 -200',
          palette.tide,
          7,
        ),
      ),
    scale,
  )
}

function drawJetty(): string {
  return [
    repeat(9, (index) => rect(30 + index * 190, 900, 34, 100, palette.evening)),
    rect(0, 818, 1600, 86, palette.dusk),
    rect(0, 810, 1600, 12, palette.slate),
    repeat(16, (index) => line(`M${20 + index * 104} 830V896`, palette.evening, 5)),
    rect(0, 896, 1600, 16, palette.slate),
    repeat(8, (index) => line(`M${60 + index * 210} 962h90`, palette.water, 6)),
  ].join('')
}

function drawLantern(x: number): string {
  return at(
    x,
    890,
    [
      faint(0.14, circle(0, -190, 74, palette.glow)),
      line('M0 0V-150', palette.slate, 12),
      inked(
        rect(-20, -220, 40, 62, palette.glow, 8),
        shape('M-28 -220H28L14 -244H-14Z', palette.slate),
      ),
    ].join(''),
  )
}
