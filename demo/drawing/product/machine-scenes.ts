import { palette } from '../palette.ts'
import { drawBottleTower } from '../part/bottle-tower.ts'
import { drawFigures, widthOfFigures } from '../part/figures.ts'
import { drawCoinChanger, drawFrontLoader } from '../part/front-loader.ts'
import { drawBottle } from '../part/kitchen.ts'
import { drawDuvet, drawPile } from '../part/laundry.ts'
import { drawCoin } from '../part/marks.ts'
import { drawLaundryBasket } from '../part/basket.ts'
import { at, circle, inked, line, picture, rect, repeat } from '../svg.ts'
import type { DrumLoad } from '../washing-machine.ts'
import { machineSize } from './size.ts'

const { width, height } = machineSize
const floor = 690

interface Sized {
  kilograms: number
  /** How large it stands beside its sisters. */
  scale: number
  load: DrumLoad['kind']
  /** What fits into it, standing beside it on 0, 0. */
  beside: string
}

const small = drawLaundryBasket(palette.coin)
const towels = drawPile([palette.ripple, palette.foam, palette.coin])
const sheets = drawPile([palette.foam, palette.stripe, palette.foam, palette.ripple])
const duvet = drawDuvet(palette.foam, palette.ripple)

/** The washers by kilograms, drawn to one scale. */
export const washers: Sized[] = [
  { kilograms: 9, scale: 0.94, load: 'socks', beside: at(0, 0, small, 0.56) },
  { kilograms: 14, scale: 1.06, load: 'shirt', beside: at(0, 0, small, 0.76) },
  { kilograms: 18, scale: 1.18, load: 'foam', beside: at(0, 0, sheets, 0.72) },
  { kilograms: 27, scale: 1.32, load: 'foam', beside: at(0, 0, duvet, 0.62) },
]

export const dryers: Sized[] = [
  { kilograms: 14, scale: 1.06, load: 'warm', beside: at(0, 0, small, 0.66) },
  { kilograms: 20, scale: 1.2, load: 'warm', beside: at(0, 0, towels, 0.76) },
  { kilograms: 27, scale: 1.32, load: 'warm', beside: at(0, 0, duvet, 0.62) },
]

/** One machine under its weight, with what fits into it at its side. */
export function drawSized({ kilograms, scale, load, beside }: Sized): string {
  const isWarm = load === 'warm'
  return stage(
    isWarm ? palette.glow : palette.mist,
    isWarm ? palette.coin : palette.ripple,
    at(300 - 190 * scale, floor, drawFrontLoader(0, 0, load), scale),
    at(620, floor + 40, beside),
    drawWeight(kilograms, 640, 196, isWarm ? palette.stripe : palette.tide),
  )
}

export function drawChanger(): string {
  return stage(
    palette.lamplight,
    palette.glow,
    at(170, floor, drawCoinChanger(0, 0, palette.tide), 1.06),
    inked(rect(516, 236, 210, 112, palette.ripple, 12), circle(621, 292, 32, palette.foam)),
    line('M480 292H430M446 274L428 292L446 310', palette.night, 10),
    repeat(4, (index) => drawCoin(546 + index * 44, 706 - (index % 2) * 34, 40)),
  )
}

export function drawVending(): string {
  return stage(
    palette.mist,
    palette.ripple,
    at(150, floor, drawBottleTower(), 0.94),
    at(590, floor + 30, drawBottle(palette.water), 0.62),
    drawCoin(700, 694, 42),
  )
}

/** A wall, a light on it and the floor of the shop. */
function stage(wall: string, light: string, ...content: string[]): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, wall),
    circle(360, 400, 330, light),
    rect(0, floor - 26, width, height - floor + 26, palette.cloud),
    rect(0, floor - 34, width, 8, palette.night),
    ...content,
  )
}

/** Its kilograms on a round sign, as they stand on the machine. */
function drawWeight(kilograms: number, x: number, y: number, fill: string): string {
  const text = String(kilograms)
  const tall = 92
  return [
    inked(circle(x, y, 104, fill)),
    drawFigures(text, x - widthOfFigures(text, tall) / 2, y + tall * 0.36, tall, palette.foam),
  ].join('')
}
