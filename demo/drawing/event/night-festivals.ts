import { palette } from '../palette.ts'
import { drawFirework } from '../part/celebration.ts'
import { drawFlower } from '../part/flower.ts'
import { drawFoam, drawPorthole, drawWave } from '../part/porthole.ts'
import { drawCrescent, drawStars } from '../part/weather.ts'
import { at, circle, faint, inked, line, picture, rect, repeat, shape, turned } from '../svg.ts'
import { eventSize } from './size.ts'

const { width, height } = eventSize

/** A krathong on the water inside the drum, the full moon over it. */
export function drawLoyKrathong(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.night),
    drawStars(width, 960, 12, 50),
    drawPorthole(
      480,
      480,
      330,
      palette.evening,
      [
        faint(0.15, circle(110, -150, 150, palette.glow)),
        circle(110, -150, 92, palette.glow),
        at(
          -330,
          0,
          drawWave(palette.water, { width: 660, y: 90, bottom: 340, swell: 34, crests: 2 }),
        ),
        line('M70 130H150M40 170H180M84 210H136', palette.glow, 8),
        at(-60, 120, drawKrathong()),
        at(
          -330,
          0,
          drawWave(palette.tide, {
            width: 660,
            y: 220,
            bottom: 340,
            swell: 34,
            crests: 2,
            shift: 0.5,
          }),
        ),
        drawFoam(200, 250, 0.9),
      ].join(''),
    ),
  )
}

function drawKrathong(): string {
  return [
    repeat(7, (index) =>
      turned(
        0,
        30,
        -66 + index * 22,
        inked(
          shape(
            'M0 -150C34 -100 34 -50 0 0C-34 -50 -34 -100 0 -150Z',
            index % 2 === 0 ? palette.tide : palette.water,
          ),
        ),
      ),
    ),
    line('M0 -40V-150', palette.night, 26),
    line('M0 -40V-150', palette.foam, 15),
    faint(0.3, circle(0, -186, 50, palette.glow)),
    shape(
      'M0 -226C22 -196 20 -180 18 -172A19 19 0 0 1 -18 -172C-20 -180 -16 -200 0 -226Z',
      palette.coin,
    ),
    inked(shape('M-140 10H140C130 70 70 80 0 80S-130 70 -140 10Z', palette.depth)),
    repeat(5, (index) =>
      at(
        -100 + index * 50,
        12 + (index % 2) * 14,
        drawFlower(index % 2 === 0 ? palette.coin : palette.foam),
        0.78,
      ),
    ),
  ].join('')
}

/** The drum in a party hat. */
export function drawNewYear(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.coin),
    circle(480, 600, 430, palette.glow),
    drawFirework(150, 200, 100, palette.stripe),
    drawFirework(820, 190, 120, palette.tide),
    drawFirework(840, 720, 80, palette.foam),
    drawFirework(120, 720, 84, palette.water),
    drawPorthole(
      480,
      560,
      250,
      palette.night,
      [
        at(-250, 0, drawStars(500, 200, 31, 20).replaceAll('cy="', 'cy="-')),
        at(-40, -90, drawCrescent(0, 0, 56)),
        at(
          -250,
          0,
          drawWave(palette.water, { width: 500, y: 50, bottom: 260, swell: 40, crests: 2 }),
        ),
        at(
          -250,
          0,
          drawWave(palette.tide, {
            width: 500,
            y: 120,
            bottom: 260,
            swell: 36,
            crests: 2,
            shift: 0.4,
          }),
        ),
        drawFoam(-110, 60, 0.9),
        drawFoam(110, 50, 0.7),
      ].join(''),
    ),
    turned(600, 276, 14, drawPartyHat()),
  )
}

function drawPartyHat(): string {
  return (
    inked(shape('M0 -230L120 0C60 26 -60 26 -120 0Z', palette.stripe)) +
    line('M-84 -58C-40 -40 40 -40 84 -58M-50 -128C-24 -116 24 -116 50 -128', palette.foam, 14) +
    inked(circle(0, -236, 36, palette.foam))
  )
}
