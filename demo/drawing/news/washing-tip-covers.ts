import { palette } from '../palette.ts'
import { drawBottle, drawCap, drawCup } from '../part/kitchen.ts'
import { drawShirt, drawSock } from '../part/laundry.ts'
import { drawTick } from '../part/marks.ts'
import { drawFoam, drawPorthole, drawWave } from '../part/porthole.ts'
import { drawCloud, drawSun } from '../part/weather.ts'
import { at, circle, inked, line, picture, rect, repeat, shape, turned } from '../svg.ts'
import { coverSize } from './cover.ts'

const { width, height } = coverSize

/** A thick duvet over a line in the sun. */
export function drawFreshDuvet(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.mist),
    drawSun(1060, 190, 110),
    drawCloud(220, 210, 1.1, palette.foam),
    drawCloud(760, 150, 0.7, palette.foam),
    shape('M0 680C260 600 460 660 700 640S1080 610 1280 660V800H0Z', palette.ripple),
    line('M150 250V760M1130 250V760', palette.night, 22),
    line('M150 250V760M1130 250V760', palette.slate, 10),
    line('M150 270Q640 350 1130 270', palette.night, 6),
    drawQuilt(),
    at(260, 282, drawSock(palette.coin, palette.night), 0.8),
    at(1020, 280, drawSock(palette.foam, palette.stripe), 0.8),
  )
}

function drawQuilt(): string {
  const top = (x: number) => Math.round(310 - ((x - 640) / 490) ** 2 * 40)
  return [
    inked(
      shape(
        'M370 296Q640 326 910 296V600C910 640 856 640 838 614C820 650 756 650 738 618C720 654 656 654 640 620C624 654 560 654 542 618C524 650 460 650 442 614C424 640 370 640 370 600Z',
        palette.foam,
      ),
    ),
    line('M442 614V330M542 618V340M640 620V344M738 618V340M838 614V330', palette.hairline, 6),
    line('M376 410Q640 440 904 410M376 512Q640 542 904 512', palette.hairline, 6),
    repeat(4, (index) =>
      inked(rect(412 + index * 146, top(412 + index * 146) - 38, 16, 54, palette.coin, 6)),
    ),
  ].join('')
}

export function drawCoffeeStain(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.ripple),
    circle(470, 420, 340, palette.mist),
    at(470, 130, drawShirt(palette.foam, 2.6), 2.6),
    shape(
      'M470 380C520 350 570 380 560 430C610 450 580 520 530 500C500 550 430 520 450 480C400 460 420 390 470 380Z',
      palette.edge,
    ),
    circle(596, 392, 15, palette.edge),
    circle(412, 520, 11, palette.edge),
    circle(620, 450, 8, palette.edge),
    line('M760 330C730 350 700 372 680 400', palette.edge, 18),
    turned(900, 330, -38, drawCup(palette.stripe)),
    circle(700, 440, 12, palette.edge),
    drawFoam(1010, 650, 1.6),
    drawFoam(1150, 700, 1),
    drawFoam(880, 720, 0.9),
  )
}

/** Two caps are too much and too little; the one between is right. */
export function drawHowMuchDetergent(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.tide),
    circle(300, 360, 330, palette.depth),
    rect(0, 640, width, 160, palette.evening),
    at(300, 668, drawBottle(palette.coin)),
    at(610, 668, drawCap(0.14)),
    at(850, 668, drawCap(0.46)),
    at(1090, 668, drawCap(0.96)),
    drawTick(850, 300, 62, palette.coin),
    line(
      'M580 270L640 330M640 270L580 330M1060 270L1120 330M1120 270L1060 330',
      palette.ripple,
      16,
    ),
  )
}

export function drawSneakers(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.evening),
    drawPorthole(
      640,
      400,
      400,
      palette.night,
      at(
        -400,
        0,
        drawWave(palette.water, {
          width: 800,
          y: 20,
          bottom: 420,
          swell: 70,
          crests: 2,
          shift: 0.3,
        }),
      ) +
        turned(-120, -40, -24, drawSneaker(palette.coin)) +
        turned(150, 130, 16, drawSneaker(palette.stripe)) +
        at(
          -400,
          0,
          drawWave(palette.tide, { width: 800, y: 210, bottom: 420, swell: 60, crests: 2 }),
        ) +
        drawFoam(-240, 190, 1.3) +
        drawFoam(250, 40, 1) +
        drawFoam(20, 270, 1.1),
    ),
  )
}

function drawSneaker(colour: string): string {
  return [
    inked(
      shape(
        'M-180 60V-70C-150 -60 -120 -66 -104 -92H-20C10 -30 90 -10 150 0C190 8 196 40 190 60Z',
        colour,
      ),
      shape('M96 -12C150 -8 196 14 190 60H100C80 30 84 4 96 -12Z', palette.foam),
      rect(-190, 52, 392, 36, palette.foam, 18),
    ),
    line('M-40 -60L-8 -84M-14 -38L20 -60M16 -22L48 -42', palette.foam, 12),
    line('M-150 -10C-100 20 -60 30 -10 30', palette.foam, 14),
  ].join('')
}
