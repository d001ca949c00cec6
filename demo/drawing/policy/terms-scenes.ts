import { palette } from '../palette.ts'
import { drawLaundryBasket } from '../part/basket.ts'
import { drawPile } from '../part/laundry.ts'
import { drawCoin } from '../part/marks.ts'
import { at, circle, inked, line, picture, rect, repeat, shape, turned } from '../svg.ts'
import { policySize } from './scene-size.ts'

const { width, height } = policySize

/** Scales that stand in a basket of washing: towels weigh as much as the coins for them. */
export function drawFairScales(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.ripple),
    circle(600, 760, 540, palette.mist),
    rect(0, 628, width, 47, palette.depth),
    rect(0, 620, width, 10, palette.night),
    inked(rect(584, 110, 32, 300, palette.tide, 10)),
    at(600, 626, drawLaundryBasket(palette.water, [palette.foam, palette.stripe, palette.mist])),
    inked(rect(250, 96, 700, 30, palette.tide, 15), circle(600, 111, 40, palette.foam)),
    drawChains(280),
    drawChains(920),
    at(280, 424, drawPile([palette.foam, palette.water, palette.mist]), 0.66),
    drawCoinPile(920, 424),
    drawPan(280),
    drawPan(920),
  )
}

function drawChains(x: number): string {
  return line(`M${x - 114} 414L${x} 116L${x + 114} 414`, palette.night, 6)
}

function drawPan(x: number): string {
  return inked(
    shape(`M${x - 142} 414H${x + 142}C${x + 120} 482 ${x - 120} 482 ${x - 142} 414Z`, palette.foam),
  )
}

function drawCoinPile(x: number, y: number): string {
  return [
    drawCoin(x - 60, y - 38, 38),
    drawCoin(x + 58, y - 38, 38),
    drawCoin(x, y - 40, 42),
    drawCoin(x - 28, y - 96, 38),
    drawCoin(x + 36, y - 98, 38),
  ].join('')
}

/** What was left behind: folded on the shelf, a label on it, beside a sheet of thirty days. */
export function drawKeptClothes(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.mist),
    circle(860, 330, 270, palette.spray),
    rect(0, 560, width, 115, palette.ripple),
    at(340, 74, drawThirtyDays()),
    inked(rect(70, 540, 1060, 40, palette.edge, 14)),
    inked(
      shape('M150 580H200V640Q200 650 190 650Z', palette.edge),
      shape('M1000 580H1050L1010 650Q1000 650 1000 640Z', palette.edge),
    ),
    at(860, 540, drawPile([palette.dusk, palette.stripe, palette.foam, palette.coin])),
    line('M948 352C1010 330 1050 356 1066 392', palette.night, 6),
    turned(1062, 384, 14, drawLabel()),
    at(620, 540, drawKey()),
  )
}

/** A calendar sheet 380 wide and 430 tall; the days that are over are marked. */
function drawThirtyDays(): string {
  return [
    inked(rect(-190, 0, 380, 430, palette.foam, 20)),
    inked(shape('M-190 20Q-190 0 -170 0H170Q190 0 190 20V84H-190Z', palette.water)),
    inked(
      rect(-110, -26, 24, 62, palette.hairline, 12),
      rect(86, -26, 24, 62, palette.hairline, 12),
    ),
    repeat(30, (index) => {
      const x = -143 + (index % 6) * 57
      const y = 124 + Math.floor(index / 6) * 64
      if (index === 29) return inked(circle(x, y, 22, palette.coin))
      return circle(x, y, 20, index < 12 ? palette.ripple : palette.cloud)
    }),
  ].join('')
}

/** A label hung by its hole on 0, 0. */
function drawLabel(): string {
  return [
    inked(shape('M0 -20L52 14V132H-52V14Z', palette.foam)),
    circle(0, 10, 8, palette.night),
    line('M-26 54H26M-26 80H26M-26 106H6', palette.slate, 8),
  ].join('')
}

/** A key lying on y = 0, 190 wide. */
function drawKey(): string {
  const key = 'M-66 -40A26 26 0 1 0 -14 -40A26 26 0 1 0 -66 -40M-14 -40H92M56 -40V-16M86 -40V-18'
  return line(key, palette.night, 26) + line(key, palette.coin, 14)
}
