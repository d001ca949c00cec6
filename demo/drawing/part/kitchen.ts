import { palette } from '../palette.ts'
import { circle, inked, line, rect, shape } from '../svg.ts'

/** A detergent bottle 280 wide and 440 tall, standing on y = 0. */
export function drawBottle(colour: string): string {
  return [
    inked(
      rect(-56, -440, 112, 96, palette.foam, 14),
      shape(
        'M-60 -350H60C64 -300 140 -290 140 -220V-36Q140 0 104 0H-104Q-140 0 -140 -36V-220C-140 -290 -64 -300 -60 -350Z',
        colour,
      ),
      circle(0, -140, 84, palette.foam),
    ),
    shape(
      'M0 -206C40 -156 46 -140 46 -122A46 46 0 0 1 -46 -122C-46 -140 -40 -156 0 -206Z',
      palette.water,
    ),
    line('M-20 -118A22 22 0 0 0 -2 -98', palette.foam, 8),
    line('M-32 -420V-366M0 -420V-366M32 -420V-366', palette.hairline, 8),
  ].join('')
}

/** A measuring cap 170 wide, filled to that share of its height. */
export function drawCap(filled: number): string {
  const level = Math.round(-8 - 184 * filled)
  const half = Math.round(62 + 16 * filled)
  return [
    inked(shape('M-84 -200H84L66 0H-66Z', palette.mist)),
    shape(`M${-half} ${level}H${half}L62 -4H-62Z`, palette.coin),
    line('M-84 -200H84L66 0H-66Z', palette.night, 6),
    line('M-66 -54H-34M-70 -100H-34M-74 -146H-34', palette.night, 5),
  ].join('')
}

/** A coffee cup 200 wide round 0, 0. */
export function drawCup(colour: string): string {
  return [
    `<path d="M92 -50C170 -70 170 60 78 40" fill="none" stroke="${palette.night}" stroke-width="34"/>`,
    `<path d="M92 -50C170 -70 170 60 78 40" fill="none" stroke="${colour}" stroke-width="22"/>`,
    inked(
      shape('M-104 -90H104C104 30 70 100 0 100S-104 30 -104 -90Z', colour),
      shape('M-104 -90A104 26 0 0 1 104 -90A104 26 0 0 1 -104 -90Z', palette.edge),
    ),
    line('M-70 -30C-66 10 -54 36 -36 54', palette.foam, 10),
  ].join('')
}
