import { palette } from './palette.ts'
import { at, circle, inked, line, rect, shape } from './svg.ts'

export interface DrumLoad {
  /** What turns behind the glass; a dryer has warm air instead of water. */
  kind: 'shirt' | 'socks' | 'foam' | 'warm' | 'empty'
}

/** A front loader, 130 wide and 150 tall, its feet on y = 0. */
export function drawMachine(x: number, y: number, load: DrumLoad['kind']): string {
  const panel = load === 'warm' ? palette.glow : palette.ripple
  return at(
    x,
    y,
    [
      inked(rect(0, -150, 130, 150, palette.foam, 14)),
      rect(3, -122, 124, 4, palette.hairline),
      rect(16, -141, 38, 12, panel, 6),
      circle(92, -135, 6, palette.coin),
      circle(112, -135, 6, palette.hairline),
      inked(circle(65, -62, 47, palette.cloud)),
      drawDrum(65, -62, 34, load),
    ].join(''),
  )
}

/** The glass alone: half water, something clean going round in it. */
export function drawDrum(x: number, y: number, radius: number, load: DrumLoad['kind']): string {
  const r = radius
  const back = load === 'warm' ? palette.edge : palette.night
  const water = `M${-r} ${0.05 * r}C${-0.55 * r} ${-0.32 * r} ${-0.3 * r} ${-0.2 * r} 0 ${0.06 * r}S${0.6 * r} ${0.25 * r} ${r} ${-0.08 * r}A${r} ${r} 0 0 1 ${-r} ${0.05 * r}Z`
  const gleam = `M${-0.62 * r} ${-0.38 * r}A${0.74 * r} ${0.74 * r} 0 0 1 ${-0.12 * r} ${-0.74 * r}`
  return at(
    x,
    y,
    [
      circle(0, 0, r, back),
      load === 'warm' ? circle(0, 0, r * 0.84, palette.coin) : '',
      load === 'warm' || load === 'empty' ? '' : shape(water, palette.water),
      drawLoad(r, load),
      line(gleam, palette.foam, Math.max(3, r * 0.09)),
    ].join(''),
  )
}

function drawLoad(r: number, kind: DrumLoad['kind']): string {
  if (kind === 'shirt') return drawShirt(r)
  if (kind === 'socks') return drawSock(-0.2 * r, 0.1 * r, r) + drawSock(0.3 * r, 0.35 * r, r)
  if (kind === 'warm') return drawFold(r)
  return drawBubbles(r)
}

function drawShirt(r: number): string {
  const shirt = 'M-16 -26L-34 -12L-26 4L-18 -2V30H18V-2L26 4L34 -12L16 -26C8 -18 -8 -18 -16 -26Z'
  return (
    `<g transform="rotate(-18) translate(0 ${0.12 * r}) scale(${r / 52})">${shape(shirt, palette.coin)}</g>` +
    drawBubbles(r)
  )
}

function drawSock(x: number, y: number, r: number): string {
  const sock = 'M-12 -26H12V6C12 14 30 12 30 24C30 32 22 32 14 32H-2C-12 32 -12 20 -12 10Z'
  return `<g transform="translate(${x} ${y}) rotate(20) scale(${r / 70})">${shape(sock, palette.foam)}${rect(-12, -18, 24, 8, palette.stripe)}</g>`
}

function drawBubbles(r: number): string {
  return [
    circle(-0.5 * r, -0.02 * r, 0.17 * r, palette.foam),
    circle(-0.24 * r, -0.16 * r, 0.12 * r, palette.foam),
    circle(0.5 * r, 0.02 * r, 0.15 * r, palette.mist),
    circle(0.18 * r, -0.48 * r, 0.07 * r, palette.mist),
  ].join('')
}

function drawFold(r: number): string {
  return [
    shape(
      `M${-0.6 * r} ${0.5 * r}C${-0.5 * r} ${-0.1 * r} ${-0.1 * r} ${0.3 * r} 0 0S${0.5 * r} ${0.1 * r} ${0.62 * r} ${0.48 * r}A${0.8 * r} ${0.8 * r} 0 0 1 ${-0.6 * r} ${0.5 * r}Z`,
      palette.foam,
    ),
    shape(
      `M${-0.1 * r} ${0.78 * r}C0 ${0.4 * r} ${0.3 * r} ${0.4 * r} ${0.62 * r} ${0.48 * r}A${0.8 * r} ${0.8 * r} 0 0 1 ${-0.1 * r} ${0.78 * r}Z`,
      palette.stripe,
    ),
  ].join('')
}
