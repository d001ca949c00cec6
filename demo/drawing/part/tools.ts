import { palette } from '../palette.ts'
import { circle, faint, inked, line, rect, repeat, shape } from '../svg.ts'

/** A spanner 220 long, its jaw at the top, its middle on 0, 0. */
export function drawSpanner(): string {
  return inked(
    shape(
      'M-16 90V-44C-46 -56 -54 -92 -34 -118L-14 -98V-74H14V-98L34 -118C54 -92 46 -56 16 -44V90A16 16 0 0 1 -16 90Z',
      palette.hairline,
    ),
  )
}

/** A toolbox 220 wide, standing on y = 0. */
export function drawToolbox(colour: string): string {
  return [
    line('M-50 -112V-150H50V-112', palette.night, 26),
    line('M-50 -112V-150H50V-112', palette.slate, 14),
    inked(rect(-110, -112, 220, 112, colour, 12), rect(-110, -112, 220, 36, palette.foam, 12)),
    inked(rect(-20, -88, 40, 30, palette.glow, 5)),
  ].join('')
}

/** A glass to look closer with, 150 in radius round 0, 0. */
export function drawMagnifier(): string {
  return [
    line('M112 112L210 210', palette.night, 50),
    line('M112 112L210 210', palette.coin, 36),
    faint(0.35, circle(0, 0, 150, palette.foam)),
    `<circle r="150" fill="none" stroke="${palette.night}" stroke-width="36"/>`,
    `<circle r="150" fill="none" stroke="${palette.foam}" stroke-width="24"/>`,
    faint(0.8, line('M-104 -40A112 112 0 0 1 -30 -106', palette.foam, 12)),
  ].join('')
}

/** A counter to talk over, 560 wide and 214 tall, standing on y = 0. */
export function drawCounter(colour: string): string {
  return [
    inked(rect(-250, -190, 500, 190, colour, 8), rect(-280, -214, 560, 34, palette.foam, 14)),
    repeat(4, (index) => rect(-214 + index * 116, -146, 80, 110, palette.depth, 10)),
  ].join('')
}

/** A plant whose flowers are coins, in a pot, 420 tall, standing on y = 0. */
export function drawCoinPlant(pot: string): string {
  const leaf = (x: number, y: number, side: 1 | -1) =>
    inked(
      shape(
        `M${x} ${y}C${x + side * 30} ${y - 70} ${x + side * 100} ${y - 70} ${x + side * 120} ${y - 40}C${x + side * 90} ${y + 10} ${x + side * 40} ${y + 20} ${x} ${y}Z`,
        palette.tide,
      ),
    )
  const flower = (x: number, y: number, radius: number) =>
    circle(x, y + radius * 0.1, radius, palette.edge) +
    circle(x, y, radius, palette.coin) +
    `<circle cx="${x}" cy="${y}" r="${radius * 0.72}" fill="none" stroke="${palette.edge}" stroke-opacity="0.45" stroke-width="4"/>`
  return [
    line(
      'M0 -110V-330M0 -220C-30 -260 -70 -270 -84 -300M0 -190C36 -220 70 -226 90 -262',
      palette.night,
      20,
    ),
    line(
      'M0 -110V-330M0 -220C-30 -260 -70 -270 -84 -300M0 -190C36 -220 70 -226 90 -262',
      palette.depth,
      10,
    ),
    leaf(0, -140, -1),
    leaf(0, -150, 1),
    flower(0, -370, 50),
    flower(-92, -326, 40),
    flower(96, -290, 40),
    inked(shape('M-88 -118H88L66 0H-66Z', pot), rect(-100, -142, 200, 34, pot, 12)),
  ].join('')
}
