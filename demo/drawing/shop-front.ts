import { palette, type Colour } from './palette.ts'
import { at, circle, faint, inked, line, rect, repeat, shape } from './svg.ts'
import { drawTwentyFour } from './twenty-four.ts'
import { drawDrum, drawMachine, type DrumLoad } from './washing-machine.ts'

export interface ShopFront {
  machines: number
  awning: Colour
  wall: Colour
}

const height = 470
const machinePitch = 140

export function shopWidth(machines: number): number {
  return 372 + machinePitch * machines
}

/** The shop, lit from inside; its left corner stands on x, y. */
export function drawShopFront(x: number, y: number, { machines, awning, wall }: ShopFront): string {
  const width = shopWidth(machines)
  return at(
    x,
    y,
    [
      drawLightOnGround(width),
      inked(rect(0, -height, width, height, wall, 6)),
      drawRoom(width, machines),
      drawDoor(width - 184),
      inked(rect(-14, -20, width + 28, 20, palette.hairline, 4)),
      drawSign(width),
      drawAwning(width, awning),
      drawRoofDrum(150, -height - 24),
      inked(rect(-20, -height - 24, width + 40, 34, palette.cloud, 10)),
    ].join(''),
  )
}

function drawLightOnGround(width: number): string {
  return faint(
    0.16,
    shape(`M20 0H${width - 20}L${width + 90} 54H-90Z`, palette.glow),
    shape(`M60 0H${width - 60}L${width + 6} 34H-6Z`, palette.glow),
  )
}

function drawRoom(width: number, machines: number): string {
  const loads: DrumLoad['kind'][] = ['shirt', 'foam', 'socks', 'empty', 'shirt']
  const left = 150
  return [
    inked(rect(30, -352, width - 60, 332, palette.lamplight, 4)),
    faint(0.35, rect(33, -96, width - 66, 73, palette.glow)),
    drawCoinMachine(48),
    repeat(machines, (index) => drawMachine(left + index * machinePitch, -172, 'warm')),
    repeat(machines, (index) =>
      drawMachine(left + index * machinePitch, -20, loads[index % loads.length] ?? 'foam'),
    ),
  ].join('')
}

function drawCoinMachine(x: number): string {
  return at(
    x,
    -20,
    [
      inked(rect(0, -214, 84, 214, palette.tide, 12)),
      inked(rect(14, -196, 56, 46, palette.mist, 6)),
      line('M24 -180H60M24 -166H48', palette.tide, 5),
      circle(42, -122, 17, palette.coin),
      rect(39, -132, 6, 20, palette.edge, 3),
      inked(rect(18, -84, 48, 50, palette.night, 8)),
      circle(34, -46, 7, palette.coin),
      circle(50, -46, 7, palette.glow),
    ].join(''),
  )
}

function drawDoor(x: number): string {
  return at(
    x,
    -20,
    [
      inked(rect(0, -316, 142, 316, palette.mist, 4)),
      faint(0.9, line('M30 -200L92 -290M30 -150L112 -268', palette.foam, 9)),
      inked(rect(0, -56, 142, 56, palette.ripple)),
      line('M122 -176V-116', palette.night, 9),
      drawTwentyFour(52, -112, 30),
    ].join(''),
  )
}

function drawSign(width: number): string {
  const top = -height + 6
  const wave = Array.from(
    { length: Math.floor((width - 60) / 80) },
    () => 'c14 -16 26 -16 40 0s26 16 40 0',
  )
  return [
    inked(rect(24, top + 14, width - 48, 66, palette.tide, 14)),
    line(`M30 ${top + 56}${wave.join('')}`, palette.water, 9),
    drawDrops(width - 190, top + 44),
    drawTwentyFour(width - 78, top + 44, 37),
  ].join('')
}

function drawDrops(x: number, y: number): string {
  return [
    circle(x, y - 8, 13, palette.foam),
    circle(x + 28, y + 8, 8, palette.mist),
    circle(x - 28, y + 6, 6, palette.mist),
  ].join('')
}

function drawAwning(width: number, colour: Colour): string {
  const count = Math.round(width / 62)
  const step = (width + 24) / count
  return at(
    -12,
    -height + 92,
    inked(
      repeat(count, (index) =>
        shape(
          `M${index * step} 0h${step}v44a${step / 2} ${step / 2} 0 0 1 ${-step} 0Z`,
          index % 2 === 0 ? colour : palette.foam,
        ),
      ),
    ),
  )
}

/** The drum on the roof is the sign one sees from afar. */
function drawRoofDrum(x: number, y: number): string {
  return at(
    x,
    y,
    [
      line('M-44 0V-30M44 0V-30', palette.night, 14),
      line('M-44 0V-30M44 0V-30', palette.slate, 6),
      faint(0.14, circle(0, -112, 150, palette.ripple)),
      inked(circle(0, -112, 100, palette.foam)),
      inked(circle(0, -112, 82, palette.hairline)),
      drawDrum(0, -112, 72, 'shirt'),
    ].join(''),
  )
}
