import { palette } from '../palette.ts'
import { drawCoinChanger } from '../part/front-loader.ts'
import { drawCoin, drawTick } from '../part/marks.ts'
import { drawCode, drawPhone } from '../part/phone.ts'
import { drawCloud, drawSun } from '../part/weather.ts'
import { at, circle, inked, line, picture, rect, repeat, ring, shape, turned } from '../svg.ts'
import { coverSize } from './cover.ts'

const { width, height } = coverSize

export function drawSolarRoof(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.ripple),
    drawSun(1040, 180, 120),
    drawCloud(180, 190, 1, palette.mist),
    drawCloud(620, 130, 0.7, palette.mist),
    inked(rect(120, 520, 1040, 320, palette.cloud)),
    inked(shape('M60 540L300 250H1140L1220 540Z', palette.tide)),
    repeat(8, (index) => drawPanel(index % 4, Math.floor(index / 4))),
    inked(rect(50, 532, 1180, 40, palette.foam, 14)),
    repeat(4, (index) => drawSmallDrum(280 + index * 240)),
  )
}

/** One of four by two panels that lie on the slope of the roof. */
export function drawPanel(column: number, row: number): string {
  const y = (share: number) => Math.round(272 + (row + share) * 124)
  const x = (share: number, at: number) => {
    const [left, right] = [320 - ((at - 272) / 248) * 190, 1110 + ((at - 272) / 248) * 60]
    return Math.round(left + ((column + share) / 4) * (right - left))
  }
  const [top, bottom] = [y(0.06), y(0.94)]
  const corner = (share: number, at: number) => `${x(share, at)} ${at}`
  return (
    inked(
      shape(
        `M${corner(0.05, top)}L${corner(0.95, top)}L${corner(0.95, bottom)}L${corner(0.05, bottom)}Z`,
        palette.dusk,
      ),
    ) +
    line(
      `M${corner(0.35, top)}L${corner(0.35, bottom)}M${corner(0.65, top)}L${corner(0.65, bottom)}M${corner(0.05, y(0.5))}L${corner(0.95, y(0.5))}`,
      palette.water,
      4,
    )
  )
}

function drawSmallDrum(x: number): string {
  return (
    inked(circle(x, 690, 84, palette.foam), circle(x, 690, 66, palette.night)) +
    shape(`M${x - 60} 690q30 -24 60 0t60 0A60 60 0 0 1 ${x - 60} 690Z`, palette.water) +
    circle(x - 20, 676, 10, palette.foam)
  )
}

/** Water going round: out of the drum, through the filter, back. */
export function drawWaterRecycling(): string {
  const arrow = (colour: string) =>
    line('M-296 -60A300 300 0 0 1 220 -204M220 -204l-18 -76M220 -204l-78 -2', colour, 34)
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.mist),
    circle(640, 400, 370, palette.foam),
    ring(640, 400, 352, palette.hairline, 8),
    at(640, 400, arrow(palette.water)),
    turned(640, 400, 180, arrow(palette.tide)),
    shape(
      'M640 176C740 300 790 370 790 450A150 150 0 0 1 490 450C490 370 540 300 640 176Z',
      palette.water,
    ),
    shape('M490 450Q565 400 640 450T790 450A150 150 0 0 1 490 450Z', palette.depth),
    line('M540 420C546 392 560 364 578 338', palette.foam, 16),
    at(1060, 640, drawLeaf(), 1.2),
    at(210, 190, drawLeaf(), 0.9),
    ring(190, 600, 46, palette.ripple),
    ring(270, 690, 24, palette.ripple),
    ring(1090, 210, 36, palette.ripple),
  )
}

function drawLeaf(): string {
  return (
    inked(shape('M-90 60C-100 -50 0 -100 100 -90C110 10 50 90 -90 60Z', palette.tide)) +
    line('M-120 90L50 -46M-30 18L-34 -40M14 -16L70 -10', palette.night, 6)
  )
}

export function drawPromptPay(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.depth),
    circle(900, 420, 350, palette.tide),
    rect(0, 690, width, 110, palette.evening),
    drawCoinChanger(230, 716, palette.water),
    at(
      360,
      300,
      inked(rect(-72, -78, 144, 144, palette.foam, 12)) + at(0, -6, drawCode(116, palette.night)),
    ),
    turned(
      840,
      390,
      8,
      drawPhone(
        palette.foam,
        at(0, -60, drawCode(216, palette.night)) +
          rect(-108, 110, 216, 24, palette.hairline, 12) +
          rect(-80, 160, 160, 62, palette.coin, 31),
      ),
    ),
    drawTick(1010, 190, 70, palette.coin),
    line('M560 400H600M560 340L596 326M560 460L596 474', palette.ripple, 10),
    drawCoin(600, 660, 46),
    drawCoin(1120, 620, 40),
  )
}
