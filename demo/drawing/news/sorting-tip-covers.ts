import { palette } from '../palette.ts'
import { drawPile, drawSock } from '../part/laundry.ts'
import { at, circle, inked, line, picture, rect, repeat, shape, turned } from '../svg.ts'
import { coverSize } from './cover.ts'

const { width, height } = coverSize

/** A pair of scales: jeans weigh more than socks. */
export function drawSortByWeight(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.glow),
    circle(640, 900, 560, palette.coin),
    at(640, 700, drawStand()),
    turned(640, 190, 9, inked(rect(-370, -16, 740, 32, palette.tide, 16))),
    inked(circle(640, 190, 42, palette.foam)),
    drawPan(283, 134, 300),
    at(290, 306, drawSock(palette.foam, palette.stripe), 0.86),
    at(214, 300, drawSock(palette.foam, palette.water), 0.86),
    drawPan(997, 246, 300),
    at(997, 546, drawPile([palette.dusk, palette.slate, palette.dusk]), 0.86),
    drawPanFront(283, 134, 300),
    drawPanFront(997, 246, 300),
  )
}

function drawStand(): string {
  return inked(
    rect(-16, -520, 32, 500, palette.tide, 10),
    shape('M-150 0C-150 -56 150 -56 150 0Z', palette.depth),
  )
}

function drawPan(x: number, y: number, drop: number): string {
  return line(`M${x - 150} ${y + drop}L${x} ${y}L${x + 150} ${y + drop}`, palette.night, 6)
}

function drawPanFront(x: number, y: number, drop: number): string {
  return inked(
    shape(
      `M${x - 176} ${y + drop}H${x + 176}C${x + 150} ${y + drop + 74} ${x - 150} ${y + drop + 74} ${x - 176} ${y + drop}Z`,
      palette.foam,
    ),
  )
}

/** The same sweater before and after an hour too hot. */
export function drawShrunkSweater(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.lamplight),
    circle(370, 400, 340, palette.glow),
    at(370, 150, drawSweater(palette.stripe), 1.1),
    at(900, 420, drawSweater(palette.stripe), 0.5),
    at(1120, 130, drawThermometer()),
    line('M692 470H746M724 448L746 470L724 492', palette.night, 10),
  )
}

function drawSweater(colour: string): string {
  return [
    inked(
      shape(
        'M-110 0L-230 70L-270 370L-190 384L-150 210V440H150V210L190 384L270 370L230 70L110 0C60 40 -60 40 -110 0Z',
        colour,
      ),
      shape('M-110 0C-60 40 60 40 110 0L92 -24C50 10 -50 10 -92 -24Z', palette.foam),
      rect(-156, 420, 312, 50, palette.foam, 12),
      turned(-231, 372, 8, rect(-46, -14, 92, 44, palette.foam, 10)),
      turned(231, 372, -8, rect(-46, -14, 92, 44, palette.foam, 10)),
    ),
    line(`M-146 170${'l30 34l30 -34'.repeat(4)}l30 34l22 -26`, palette.foam, 12),
    line(`M-146 230${'l30 34l30 -34'.repeat(4)}l30 34l22 -26`, palette.coin, 12),
  ].join('')
}

function drawThermometer(): string {
  return [
    inked(rect(-44, 0, 88, 460, palette.foam, 44), circle(0, 470, 82, palette.foam)),
    circle(0, 470, 56, palette.water),
    rect(-18, 250, 36, 220, palette.water, 10),
    rect(-18, 60, 36, 150, palette.cloud, 18),
    repeat(6, (index) =>
      line(`M54 ${90 + index * 52}h${index % 2 === 0 ? 40 : 24}`, palette.night, 7),
    ),
    line('M-100 250H-60', palette.coin, 14),
  ].join('')
}
