import { palette } from '../palette.ts'
import { drawFrontLoader } from '../part/front-loader.ts'
import { drawFoam } from '../part/porthole.ts'
import { at, circle, faint, inked, line, picture, rect, ring, shape, turned } from '../svg.ts'
import { markSize, policySize } from './scene-size.ts'

const { width, height } = policySize
const floor = 600

/** A jar of cookies beside a washer, its lid lifted off. */
export function drawCookieJar(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.ripple),
    circle(860, 330, 300, palette.mist),
    rect(0, floor, width, height - floor, palette.depth),
    rect(0, floor - 12, width, 12, palette.night),
    drawFrontLoader(140, floor, 'foam'),
    ring(590, 130, 30, palette.foam),
    ring(552, 76, 14, palette.foam),
    ring(632, 74, 18, palette.foam),
    at(860, floor - 4, drawJar()),
    turned(1064, floor - 138, 70, drawLid()),
    at(640, floor - 68, drawCookie(), 0.92),
  )
}

/** A glass jar 320 wide and 380 tall, standing on y = 0. */
function drawJar(): string {
  const body =
    'M-112 -352C-112 -316 -160 -300 -160 -240V-40Q-160 0 -120 0H120Q160 0 160 -40V-240C160 -300 112 -316 112 -352Z'
  return [
    inked(shape(body, palette.spray)),
    at(-82, -66, drawCookie(), 0.9),
    turned(78, -64, 40, drawCookie(), 0.9),
    turned(-2, -152, 110, drawCookie(), 0.9),
    turned(-90, -220, 200, drawCookie(), 0.72),
    turned(90, -214, 300, drawCookie(), 0.76),
    line(body, palette.night, 6),
    line('M-134 -232V-70', palette.foam, 12),
    line('M-134 -40V-36', palette.foam, 12),
    inked(rect(-128, -384, 256, 36, palette.foam, 18)),
  ].join('')
}

/** The jar's lid, 280 wide, its rim on y = 0. */
function drawLid(): string {
  return inked(
    circle(0, -72, 24, palette.coin),
    shape('M-128 0C-128 -76 128 -76 128 0Z', palette.coin),
    rect(-142, -14, 284, 34, palette.glow, 17),
  )
}

/** A cookie 140 wide round 0, 0, a bite taken out of it. */
function drawCookie(): string {
  const round = 'M22 -66A70 70 0 1 0 68 -14A26 26 0 0 1 38 -32A26 26 0 0 1 22 -66Z'
  return [
    inked(shape(round, palette.coin)),
    faint(0.55, line('M-46 30A56 56 0 0 0 34 44', palette.edge, 7)),
    circle(-30, -22, 11, palette.edge),
    circle(6, 6, 12, palette.edge),
    circle(-26, 24, 8, palette.edge),
    circle(34, 22, 8, palette.edge),
    circle(-4, -40, 7, palette.edge),
  ].join('')
}

/** The banner's sign: a cookie that comes out of the foam. */
export function drawCookieMark(): string {
  return picture(
    markSize.width,
    markSize.height,
    circle(120, 120, 116, palette.mist),
    at(116, 106, drawCookie(), 1.1),
    at(78, 188, drawFoam(0, 0), 0.9),
    at(158, 196, drawFoam(0, 0), 0.7),
  )
}

/** A cross to close with, for the banner. */
export function drawCloseMark(): string {
  return picture(
    markSize.width,
    markSize.height,
    line('M62 62L178 178M178 62L62 178', palette.night, 24),
  )
}
