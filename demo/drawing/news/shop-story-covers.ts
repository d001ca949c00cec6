import { palette } from '../palette.ts'
import { drawSleepingCat } from '../part/animals.ts'
import { cast } from '../part/cast.ts'
import { drawShirt, drawSock, drawTrousers } from '../part/laundry.ts'
import { drawPerson } from '../part/person.ts'
import { drawCrescent, drawStars } from '../part/weather.ts'
import { at, circle, faint, inked, line, picture, rect, repeat, shape, turned } from '../svg.ts'
import { coverSize } from './cover.ts'

const { width, height } = coverSize

/** Pigeonholes with what was left in the drums. */
export function drawLostAndFound(): string {
  const found = [
    at(0, -40, drawSock(palette.coin, palette.night), 0.9),
    drawTeddy(),
    at(0, -78, drawShirt(palette.ripple), 0.72),
    drawKeys(),
    at(0, -46, drawSock(palette.foam, palette.stripe), 0.9),
    inked(
      shape('M-80 40C-84 -60 84 -60 80 40Z', palette.water),
      shape('M10 40C60 30 120 36 130 60H10Z', palette.tide),
    ),
    at(20, 84, drawSleepingCat(palette.coin, palette.foam), 0.6),
    inked(rect(-66, -50, 132, 110, palette.stripe, 16), rect(-66, -20, 132, 20, palette.foam)),
  ]
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.dusk),
    inked(rect(90, 110, 1100, 590, palette.edge, 22)),
    repeat(8, (index) => {
      const x = 120 + (index % 4) * 264
      const y = 140 + Math.floor(index / 4) * 276
      return (
        inked(rect(x, y, 248, 250, palette.lamplight, 12)) +
        rect(x + 3, y + 214, 242, 33, palette.glow) +
        at(x + 124, y + 132, found[index] ?? '')
      )
    }),
  )
}

function drawTeddy(): string {
  return (
    inked(
      circle(-44, -62, 24, palette.edge),
      circle(44, -62, 24, palette.edge),
      shape('M-60 84C-70 10 70 10 60 84Z', palette.edge),
      circle(0, -24, 60, palette.edge),
      circle(0, -8, 28, palette.lamplight),
    ) +
    circle(-24, -40, 7, palette.night) +
    circle(24, -40, 7, palette.night) +
    line('M0 -16V-4M-12 2Q0 12 12 2', palette.night, 5)
  )
}

function drawKeys(): string {
  return (
    `<circle cx="-30" cy="-20" r="36" fill="none" stroke="${palette.night}" stroke-width="26"/>` +
    `<circle cx="-30" cy="-20" r="36" fill="none" stroke="${palette.coin}" stroke-width="14"/>` +
    line('M0 6L76 76M48 50L70 30M64 64L86 44', palette.night, 26) +
    line('M0 6L76 76M48 50L70 30M64 64L86 44', palette.coin, 14)
  )
}

/** The guard with her torch, and the medal for it. */
export function drawNightGuardian(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.night),
    drawStars(width, 500, 23, 46),
    drawCrescent(190, 170, 76),
    faint(0.9, shape('M472 432L1280 160V760Z', palette.evening)),
    faint(0.16, shape('M472 432L1280 200V720Z', palette.glow)),
    rect(0, 700, width, 100, palette.dusk),
    drawPerson(340, 726, cast.guard, { left: 'hip', right: 'hold' }, 1.16),
    turned(
      452,
      452,
      -16,
      inked(rect(-60, -18, 84, 36, palette.slate, 8), rect(16, -26, 30, 52, palette.coin, 8)),
    ),
    at(900, 250, drawMedal()),
    at(600, 726, drawSleepingCat(palette.hairline, palette.foam), 0.5),
  )
}

function drawMedal(): string {
  return [
    inked(
      shape('M-110 -250H-10L40 30H-40Z', palette.stripe),
      shape('M110 -250H10L-40 30H40Z', palette.water),
    ),
    repeat(16, (index) => {
      const angle = (index * Math.PI) / 8
      return circle(
        Math.round(Math.cos(angle) * 150),
        Math.round(170 + Math.sin(angle) * 150),
        32,
        palette.coin,
      )
    }),
    circle(0, 170, 156, palette.coin),
    inked(circle(0, 170, 118, palette.evening)),
    at(-6, 166, drawCrescent(0, 0, 62)),
    circle(56, 122, 7, palette.foam),
    circle(66, 200, 5, palette.foam),
    circle(-66, 100, 5, palette.foam),
  ].join('')
}

/** Uniforms in rows, as many as the picture holds. */
export function drawUniforms(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.water),
    circle(1100, 80, 380, palette.ripple),
    repeat(2, (row) =>
      line(
        `M-20 ${100 + row * 370}Q640 ${150 + row * 370} 1300 ${100 + row * 370}`,
        palette.night,
        6,
      ),
    ),
    repeat(12, (index) => {
      const row = Math.floor(index / 6)
      const column = index % 6
      const sag = Math.round(25 - ((column - 2.5) / 3.2) ** 2 * 22)
      return at(120 + column * 208, 104 + row * 370 + sag, drawUniform(index + row), 0.98)
    }),
  )
}

function drawUniform(index: number): string {
  if (index % 3 === 2) return at(0, 6, drawTrousers(palette.dusk), 0.96) + drawPegs(44)
  const tie = index % 3 === 0 ? palette.stripe : palette.coin
  return [
    inked(shape('M-46 0L-104 34L-84 100L-58 88V230H58V88L84 100L104 34L46 0Z', palette.foam)),
    inked(shape('M-34 0L0 44L34 0Z', palette.mist)),
    inked(shape('M-14 40H14L22 120L0 140L-22 120Z', tie)),
    inked(rect(20, 84, 30, 34, palette.cloud, 4)),
    drawPegs(44),
  ].join('')
}

function drawPegs(reach: number): string {
  return inked(...[-reach, reach].map((x) => rect(x - 6, -20, 12, 36, palette.glow, 4)))
}
