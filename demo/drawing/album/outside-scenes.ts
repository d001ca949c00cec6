import { palette } from '../palette.ts'
import { cast } from '../part/cast.ts'
import { drawPerson } from '../part/person.ts'
import { drawWave } from '../part/porthole.ts'
import { drawCloud, drawCrescent, drawStars, drawSun } from '../part/weather.ts'
import { drawShopFront } from '../shop-front.ts'
import { drawBicycle, drawCat, drawLamp } from '../street.ts'
import { at, circle, faint, inked, line, picture, rect, repeat, shape } from '../svg.ts'
import { albumSize } from './room.ts'

const { width, height } = albumSize

export function drawNightFront(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.night),
    faint(0.6, circle(800, 760, 700, palette.evening)),
    drawStars(width, 560, 41, 60),
    drawCrescent(1400, 190, 86),
    rect(0, 880, width, 187, palette.dusk),
    rect(0, 1000, width, 67, palette.evening),
    at(
      170,
      900,
      drawShopFront(0, 0, { machines: 6, awning: palette.water, wall: palette.cloud }),
      1.04,
    ),
    at(60, 960, drawLamp(0, 0), 1.2),
    at(1230, 984, drawBicycle(0, 0), 1.2),
    at(560, 984, drawCat(0, 0, palette.coin), 1.1),
  )
}

/** Two technicians' view: panels in rows on the roof, the town below. */
export function drawSolarPanels(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.mist),
    drawSun(360, 260, 150),
    drawCloud(1180, 260, 1.2, palette.foam),
    shape(
      'M0 560H120V480H240V540H380V440H520V520H700V460H860V560H1020V420H1160V520H1320V470H1460V540H1600V700H0Z',
      palette.hairline,
    ),
    rect(0, 640, width, 427, palette.cloud),
    rect(0, 640, width, 26, palette.foam),
    repeat(3, (index) => at(300 + index * 460, 900, drawTiltedPanel())),
    drawPerson(1420, 1010, cast.mechanic, { left: 'up', right: 'hip' }, 1.1),
  )
}

function drawTiltedPanel(): string {
  return [
    line('M-120 0V120M120 0V120', palette.night, 16),
    inked(shape('M-150 -150H190L150 60H-190Z', palette.dusk)),
    line('M-36 -150L-76 60M76 -150L36 60M-170 -45H170', palette.water, 6),
    faint(0.25, shape('M20 -150H80L40 60H-20Z', palette.foam)),
  ].join('')
}

/** A tank cut open, the water standing in it, the pipe back to the drums. */
export function drawWaterTank(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.evening),
    rect(0, 900, width, 167, palette.night),
    drawPipes(palette.night, 64),
    drawPipes(palette.slate, 48),
    inked(rect(460, 190, 680, 740, palette.foam, 70)),
    `<clipPath id="tank"><rect x="500" y="230" width="600" height="660" rx="44"/></clipPath><g clip-path="url(#tank)">`,
    rect(500, 230, 600, 660, palette.mist),
    at(500, 0, drawWave(palette.water, { width: 600, y: 470, bottom: 900, swell: 44, crests: 2 })),
    at(
      500,
      0,
      drawWave(palette.tide, { width: 600, y: 620, bottom: 900, swell: 40, crests: 2, shift: 0.5 }),
    ),
    '</g>',
    circle(640, 560, 16, palette.mist),
    circle(690, 690, 24, palette.ripple),
    circle(930, 600, 20, palette.mist),
    circle(870, 780, 14, palette.ripple),
    ...[250, 1350].map(
      (x) =>
        inked(circle(x, 520, 120, palette.foam), circle(x, 520, 94, palette.night)) +
        shape(`M${x - 88} 520q44 -34 88 0t88 0A88 88 0 0 1 ${x - 88} 520Z`, palette.water),
    ),
    inked(circle(800, 190, 66, palette.coin)),
    line('M800 190L830 156', palette.night, 10),
  )
}

function drawPipes(colour: string, thickness: number): string {
  return line('M250 600V820H520M1350 600V820H1080', colour, thickness)
}
