import { palette } from '../palette.ts'
import { at, circle, inked, inkedBy, line, rect, repeat, shape } from '../svg.ts'

/** A shirt 200 wide and 210 tall, its collar on 0, 0. */
export function drawShirt(colour: string, ink = 6): string {
  return [
    inkedBy(
      ink,
      shape(
        'M-46 0L-104 34L-78 88L-56 76V206Q0 216 56 206V76L78 88L104 34L46 0C26 24 -26 24 -46 0Z',
        colour,
      ),
    ),
    line('M-36 14C-18 36 18 36 36 14', palette.night, ink),
  ].join('')
}

/** A sock 150 tall, its cuff on 0, 0. */
export function drawSock(colour: string, stripe: string): string {
  return [
    inked(
      shape(
        'M-32 0H32V84C36 104 92 98 92 128C92 150 70 152 50 152H6C-28 152 -34 122 -32 96Z',
        colour,
      ),
    ),
    rect(-29, 20, 58, 15, stripe),
    rect(-29, 46, 58, 8, stripe),
  ].join('')
}

/** A towel over a line, 130 wide and 190 long. */
export function drawHungTowel(colour: string, stripe: string): string {
  return [
    inked(rect(-65, -8, 130, 196, colour, 10)),
    rect(-62, 140, 124, 12, stripe),
    rect(-62, 160, 124, 7, stripe),
  ].join('')
}

export function drawTrousers(colour: string): string {
  return [
    inked(
      shape('M-56 0H56L70 230H16L0 76L-16 230H-70Z', colour),
      rect(-58, -6, 116, 26, colour, 6),
    ),
    line('M0 22V64M-50 40Q-30 50 -24 28M50 40Q30 50 24 28', palette.night, 4),
  ].join('')
}

/** Folded towels, one colour a layer from the bottom up, 280 wide, standing on y = 0. */
export function drawPile(colours: string[]): string {
  return colours
    .map((colour, index) => {
      const half = 140 - index * 7
      const top = -56 * (index + 1)
      return [
        inked(rect(-half, top, half * 2, 54, colour, 27)),
        line(`M${half - 16} ${top + 27}H${-half + 60}`, palette.night, 4),
      ].join('')
    })
    .join('')
}

/** A thick folded duvet, 420 wide and 190 tall, standing on y = 0. */
export function drawDuvet(colour: string, lining: string): string {
  return [
    inked(
      rect(-210, -92, 420, 92, colour, 46),
      rect(-200, -184, 400, 96, colour, 48),
      shape('M120 -184H152C220 -184 220 -88 152 -88H120Z', lining),
    ),
    line('M-160 -46H40M-150 -136H60', palette.night, 4),
    repeat(4, (index) => circle(-130 + index * 62, -160, 6, lining)),
  ].join('')
}

/** A line with pegs from x = 0 to its length; what hangs on it is told where it hangs. */
export function drawWashingLine(length: number, hung: [x: number, garment: string][]): string {
  const sag = (x: number) => Math.round(((40 * x) / length) * (1 - x / length) * 4)
  return [
    line(`M0 0Q${length / 2} 80 ${length} 0`, palette.night, 5),
    ...hung.map(([x, garment]) => at(x, sag(x), garment)),
    ...hung.flatMap(([x]) =>
      [-36, 36].map((side) => inked(rect(x + side - 6, sag(x) - 22, 12, 38, palette.glow, 4))),
    ),
  ].join('')
}
