import { palette } from './palette.ts'
import { drawPin } from './part/pin.ts'
import { drawShopFront } from './shop-front.ts'
import { drawSky } from './sky.ts'
import { drawCat, drawLamp, drawPalm, drawScooter, drawTree } from './street.ts'
import { drawBlock } from './surroundings/building.ts'
import { at, picture, rect, repeat, shape } from './svg.ts'

export const branchPageSize = { width: 2000, height: 900 }

/** A town at night from hill to shore, a pin over each shop; the left stays calm for the words. */
export function drawBranchPagePicture(): string {
  const { width, height } = branchPageSize
  return picture(
    width,
    height,
    drawSky({
      width,
      height,
      seed: 5,
      moon: { x: 1560, y: 110, radius: 52, isCrescent: true },
      halo: { x: 1380, y: 560 },
    }),
    shape(
      'M0 900V640C200 520 360 600 560 540S900 380 1100 470S1420 600 1640 500S1900 460 2000 500V900Z',
      palette.evening,
    ),
    ...[
      [760, 520],
      [860, 430],
      [1130, 390],
      [1260, 470],
      [1560, 450],
      [1690, 540],
    ].map(([x = 0, top = 0], index) => drawBlock(x, top, 120, palette.dusk, index + 3)),
    shape(
      'M0 900V740C300 650 560 730 800 690S1300 640 1500 690S1860 680 2000 650V900Z',
      palette.depth,
    ),
    drawTree(640, 730, 220),
    drawTree(1000, 720, 180),
    drawTree(1500, 720, 200),
    rect(0, 790, width, 110, palette.dusk),
    rect(0, 846, width, 10, palette.hairline),
    rect(0, 856, width, 44, palette.night),
    repeat(11, (index) => rect(50 + index * 190, 875, 90, 7, palette.slate, 4)),
    at(
      720,
      812,
      drawShopFront(0, 0, { machines: 2, awning: palette.coin, wall: palette.cloud }),
      0.46,
    ),
    at(
      1104,
      822,
      drawShopFront(0, 0, { machines: 3, awning: palette.water, wall: palette.cloud }),
      0.62,
    ),
    drawPalm(1950, 812, 330, -30),
    at(
      1664,
      812,
      drawShopFront(0, 0, { machines: 1, awning: palette.stripe, wall: palette.cloud }),
      0.46,
    ),
    at(330, 846, drawLamp(0, 0), 0.8),
    at(470, 842, drawScooter(0, 0, palette.coin), 0.55),
    at(640, 842, drawCat(0, 0, palette.hairline), 0.6),
    drawRoute(),
    at(789, 462, drawPin(palette.coin), 0.66),
    at(1197, 356, drawPin(palette.coin), 0.8),
    at(1733, 462, drawPin(palette.coin), 0.66),
  )
}

function drawRoute(): string {
  return `<path d="M800 392C860 260 1040 200 1144 248M1250 248C1380 200 1620 250 1720 392" fill="none" stroke="${palette.ripple}" stroke-width="6" stroke-linecap="round" stroke-dasharray="2 20"/>`
}
