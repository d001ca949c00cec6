import { palette } from '../palette.ts'
import { cast } from '../part/cast.ts'
import { drawFlower, drawJasmine } from '../part/flower.ts'
import { drawPile } from '../part/laundry.ts'
import { drawPerson } from '../part/person.ts'
import { drawWave } from '../part/porthole.ts'
import { drawSun } from '../part/weather.ts'
import { at, circle, ellipse, inked, line, picture, rect, repeat, shape, turned } from '../svg.ts'
import { eventSize } from './size.ts'

const { width, height } = eventSize

/** A shirt with flowers, the bowl of water, the splash. */
export function drawSongkran(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.ripple),
    circle(480, 480, 420, palette.mist),
    drawSun(790, 170, 84),
    at(480, 150, drawFlowerShirt()),
    at(
      0,
      0,
      drawWave(palette.water, {
        width: 960,
        y: 720,
        bottom: 960,
        swell: 60,
        crests: 2,
        shift: 0.2,
      }),
    ),
    at(0, 0, drawWave(palette.tide, { width: 960, y: 820, bottom: 960, swell: 50, crests: 3 })),
    at(480, 760, drawBowl()),
    ...[
      [180, 560, 22],
      [130, 450, 14],
      [820, 560, 26],
      [870, 440, 14],
      [250, 650, 14],
      [730, 660, 16],
    ].map(([x = 0, y = 0, r = 0]) => drawDrop(x, y, r)),
  )
}

function drawFlowerShirt(): string {
  const blooms: [number, number, string][] = [
    [-90, 150, palette.foam],
    [96, 110, palette.coin],
    [-60, 320, palette.coin],
    [80, 280, palette.foam],
    [100, 410, palette.coin],
    [-96, 440, palette.foam],
    [-200, 110, palette.coin],
    [206, 130, palette.foam],
  ]
  return [
    inked(
      shape(
        'M-80 0L-190 50L-270 190L-170 236L-150 200V480H150V200L170 236L270 190L190 50L80 0L0 90Z',
        palette.stripe,
      ),
    ),
    ...blooms.map(([x, y, colour]) => at(x, y, drawFlower(colour))),
    inked(
      shape('M-80 0L0 90L-46 130L-110 20Z', palette.glow),
      shape('M80 0L0 90L46 130L110 20Z', palette.glow),
    ),
    line('M0 100V476', palette.night, 6),
    repeat(3, (index) => circle(18, 200 + index * 100, 9, palette.foam)),
  ].join('')
}

function drawBowl(): string {
  return [
    inked(
      shape('M-220 -40H220C210 80 120 130 60 130H-60C-120 130 -210 80 -220 -40Z', palette.coin),
      ellipse(0, -40, 220, 46, palette.glow),
    ),
    ellipse(0, -36, 186, 32, palette.water),
    at(-70, -44, drawFlower(palette.foam), 0.8),
    at(60, -34, drawFlower(palette.foam), 0.7),
    line('M-150 30C-140 66 -110 90 -80 100', palette.foam, 12),
  ].join('')
}

function drawDrop(x: number, y: number, radius: number): string {
  const r = radius
  return shape(
    `M${x} ${y - r * 2.2}C${x + r * 0.8} ${y - r} ${x + r} ${y - r * 0.4} ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}C${x - r} ${y - r * 0.4} ${x - r * 0.8} ${y - r} ${x} ${y - r * 2.2}Z`,
    palette.water,
  )
}

/** Mother and child with the folded laundry, jasmine round them. */
export function drawMothersDay(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.tide),
    circle(480, 470, 400, palette.mist),
    repeat(20, (index) => {
      const angle = (index * Math.PI) / 10
      const [x, y] = [480 + Math.cos(angle) * 400, 470 + Math.sin(angle) * 400]
      return at(
        Math.round(x),
        Math.round(y),
        index % 2 === 0 ? drawJasmine() : drawLeaves(Math.round((angle * 180) / Math.PI)),
      )
    }),
    drawPerson(470, 770, cast.mother, { left: 'hip', right: 'down' }, 1.18),
    drawPerson(640, 776, cast.child, { left: 'down', right: 'up' }, 0.8),
    at(296, 772, drawPile([palette.foam, palette.coin, palette.ripple, palette.foam]), 0.56),
  )
}

function drawLeaves(degrees: number): string {
  return turned(
    0,
    0,
    degrees,
    shape('M0 -64C34 -20 34 20 0 64C-34 20 -34 -20 0 -64Z', palette.depth),
  )
}
