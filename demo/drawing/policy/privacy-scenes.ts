import { palette, skin } from '../palette.ts'
import { drawTick } from '../part/marks.ts'
import { drawPhone } from '../part/phone.ts'
import { drawPin } from '../part/pin.ts'
import { drawFoam, drawPorthole, drawWave } from '../part/porthole.ts'
import { drawCrescent, drawStars } from '../part/weather.ts'
import { at, circle, faint, inked, line, picture, rect, ring, shape, turned } from '../svg.ts'
import { drawMachine } from '../washing-machine.ts'
import { policySize } from './scene-size.ts'

const { width, height } = policySize

/** A machine's door with a padlock on it; what turns behind the glass is somebody's card. */
export function drawLockedDrum(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.dusk),
    inked(rect(120, 60, 760, 700, palette.foam, 36)),
    line('M120 150H880', palette.night, 6),
    inked(rect(166, 86, 180, 40, palette.ripple, 12)),
    inked(circle(790, 106, 24, palette.coin), circle(720, 106, 16, palette.cloud)),
    drawPorthole(470, 424, 176, palette.evening, drawInside()),
    inked(rect(652, 380, 70, 88, palette.hairline, 20)),
    at(700, 424, drawPadlock()),
    at(1010, 330, drawShield()),
  )
}

function drawInside(): string {
  const waves = { width: 360, bottom: 200, swell: 26, crests: 2 }
  return [
    at(-180, 0, drawWave(palette.water, { ...waves, y: 30 })),
    turned(-4, 6, -12, drawCard()),
    at(-180, 0, drawWave(palette.tide, { ...waves, y: 104, shift: 0.5 })),
    at(-110, 84, drawFoam(0, 0), 0.8),
    at(96, 96, drawFoam(0, 0), 0.7),
    circle(110, -70, 12, palette.mist),
    circle(80, -112, 7, palette.mist),
  ].join('')
}

/** Somebody's card, 220 wide: a face and lines in place of words. */
function drawCard(): string {
  return [
    inked(rect(-112, -74, 224, 148, palette.foam, 18)),
    inked(rect(-92, -52, 78, 96, palette.mist, 10)),
    circle(-53, -20, 18, skin.honey),
    shape('M-86 41C-86 2 -20 2 -20 41Z', palette.stripe),
    line('M10 -32H86M10 0H86M10 32H54', palette.slate, 10),
  ].join('')
}

/** A padlock 170 wide and 230 tall round 0, 0. */
function drawPadlock(): string {
  const shackle = 'M-48 -8V-62A48 48 0 0 1 48 -62V-8'
  return [
    line(shackle, palette.night, 38),
    line(shackle, palette.hairline, 26),
    inked(rect(-86, -16, 172, 142, palette.coin, 28)),
    circle(0, 42, 20, palette.night),
    line('M0 48V84', palette.night, 18),
  ].join('')
}

/** A shield 250 wide and 320 tall round 0, 0. */
function drawShield(): string {
  const half = 'M0 -160C40 -128 80 -116 124 -114V6C124 84 66 132 0 164'
  return [
    inked(
      shape(`${half}C-66 132 -124 84 -124 6V-114C-80 -116 -40 -128 0 -160Z`, palette.water),
      shape(`${half}Z`, palette.tide),
    ),
    drawTick(0, -4, 62, palette.foam),
  ].join('')
}

/** The near-me search: the pin of where one is stays within the telephone's own bubble. */
export function drawNearMe(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.night),
    drawStars(width, 480, 31, 44),
    drawCrescent(1060, 110, 54),
    rect(0, 590, width, 85, palette.dusk),
    drawMachine(14, 596, 'shirt'),
    drawMachine(156, 596, 'foam'),
    drawMachine(914, 596, 'socks'),
    drawMachine(1056, 596, 'warm'),
    faint(0.22, circle(600, 338, 322, palette.ripple)),
    ring(600, 338, 318, palette.ripple, 8),
    line('M370 186A276 276 0 0 1 474 92', palette.foam, 12),
    line('M348 232L352 222', palette.foam, 12),
    at(600, 338, drawPhone(palette.spray, drawMap()), 0.88),
    drawPinned(600, 380),
  )
}

function drawMap(): string {
  return [
    shape('M-136 60C-60 20 20 110 136 50V130C20 190 -60 90 -136 140Z', palette.ripple),
    line('M-136 -150L136 -60M-60 -262L-20 262M136 190L-136 236', palette.hairline, 18),
    circle(-84, -210, 14, palette.depth),
    circle(92, 208, 14, palette.depth),
    circle(86, -176, 14, palette.depth),
  ].join('')
}

function drawPinned(x: number, y: number): string {
  return (
    ring(x, y, 62, palette.coin, 6) +
    faint(0.4, circle(x, y, 50, palette.coin)) +
    at(x, y, drawPin(palette.stripe), 0.94)
  )
}
