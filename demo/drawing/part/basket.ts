import { palette } from '../palette.ts'
import { inked, line, rect, shape } from '../svg.ts'

/** A laundry basket 360 wide and 220 tall with its washing, standing on y = 0. */
export function drawLaundryBasket(
  colour: string,
  washing: [string, string, string] = [palette.foam, palette.coin, palette.ripple],
): string {
  const [left, middle, right] = washing
  return [
    inked(
      shape('M-156 -190C-164 -250 -140 -296 -96 -290C-60 -300 -30 -262 -26 -190Z', left),
      shape('M20 -190C30 -270 62 -296 96 -280C140 -284 156 -240 156 -190Z', right),
      shape(
        'M-84 -190C-96 -250 -70 -318 -30 -308C-16 -336 30 -330 40 -302C84 -306 96 -240 82 -190Z',
        middle,
      ),
    ),
    line(
      'M-128 -250C-112 -240 -104 -226 -102 -210M-36 -300C-24 -270 -26 -240 -34 -216M36 -296C24 -276 22 -256 28 -236M114 -262C106 -250 102 -234 104 -214',
      palette.night,
      5,
    ),
    inked(
      shape('M-168 -176H168L140 0H-140Z', colour),
      rect(-184, -204, 368, 40, colour, 20),
      shape('M54 -208H132L126 -96Q92 -84 60 -96Z', left),
    ),
    line('M62 -122Q92 -112 124 -122M61 -138Q92 -128 126 -138', right, 7),
    line('M-106 -130L-94 -44M-50 -130L-45 -44M6 -130V-44', palette.night, 10),
  ].join('')
}

/** The same basket seen small, as somebody carries it. */
export function drawCarriedBasket(): string {
  return (
    inked(
      shape('M-62 -4C-60 -50 -20 -56 -6 -4Z', palette.foam),
      shape('M-10 -4C0 -58 50 -52 62 -4Z', palette.coin),
      shape('M-74 -4H74L60 70H-60Z', palette.water),
    ) + line('M-40 16L-36 50M-13 16L-12 50M13 16L12 50M40 16L36 50', palette.night, 6)
  )
}
