import { palette } from './palette.ts'
import { at, circle, faint, line, rect, shape } from './svg.ts'
import { drawTwentyFour } from './twenty-four.ts'

/** The drum as the brand's window, 200 in radius round x, y: water, foam, a shirt and a sock. */
export function drawGreatDrum(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    [
      faint(0.12, circle(0, 0, 226, palette.mist)),
      circle(0, 0, 200, palette.foam),
      circle(0, 0, 190, palette.cloud),
      circle(0, 0, 172, palette.hairline),
      circle(0, 0, 158, palette.night),
      shape(
        'M-150 -26C-110 -70 -60 -40 -10 -10S90 -60 148 -30A150 150 0 0 1 -150 -26Z',
        palette.water,
      ),
      shape('M-150 -6C-100 -30 -60 20 0 36S100 -6 150 0A150 150 0 0 1 -150 -6Z', palette.tide),
      drawShirt(),
      drawSock(),
      circle(-78, -20, 21, palette.foam),
      circle(-48, -34, 14, palette.foam),
      circle(-102, -30, 12, palette.foam),
      circle(60, -22, 17, palette.foam),
      circle(88, -30, 12, palette.foam),
      circle(2, -62, 8, palette.mist),
      circle(24, -84, 5, palette.mist),
      circle(-26, -76, 6, palette.mist),
      faint(0.7, line('M-126 -56A138 138 0 0 1 -44 -131', palette.hairline, 11)),
      faint(0.7, line('M-134 -30L-132 -36', palette.hairline, 11)),
      drawTwentyFour(164, -146, 42),
    ].join(''),
    scale,
  )
}

export function drawRisingBubbles(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    `<g fill="none" stroke="${palette.ripple}" stroke-width="5"><circle cx="0" cy="0" r="28"/><circle cx="-36" cy="-46" r="13"/><circle cx="36" cy="48" r="15"/></g>`,
    scale,
  )
}

export function drawTowels(x: number, y: number, scale: number): string {
  const layer = (width: number, bottom: number, colour: string) =>
    `<rect x="${-width / 2}" y="${-bottom}" width="${width}" height="40" rx="20" fill="${colour}" stroke="${palette.night}" stroke-width="6"/>`
  return at(
    x,
    y,
    [
      layer(220, 40, palette.foam),
      layer(204, 80, palette.water),
      layer(188, 120, palette.coin),
      layer(164, 160, palette.foam),
      rect(56, -28, 30, 8, palette.stripe, 4),
      rect(44, -148, 24, 8, palette.ripple, 4),
    ].join(''),
    scale,
  )
}

function drawShirt(): string {
  return `<g transform="translate(-26 14) rotate(-18)">${shape('M-34 -54L-78 -30L-64 6L-42 -4V62H42V-4L64 6L78 -30L34 -54C20 -38 -20 -38 -34 -54Z', palette.coin)}${line('M-26 -54C-14 -42 14 -42 26 -54', palette.edge, 5)}</g>`
}

function drawSock(): string {
  return `<g transform="translate(70 58) rotate(18) scale(0.86)">${shape('M-24 -58H24V12C24 28 58 26 58 48C58 62 44 62 30 62H0C-22 62 -24 40 -24 22Z', palette.foam)}${rect(-24, -42, 48, 12, palette.stripe)}</g>`
}
