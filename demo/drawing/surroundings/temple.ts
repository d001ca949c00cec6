import { palette } from '../palette.ts'
import { drawCat, drawLamp, drawStreet, drawTree } from '../street.ts'
import { at, circle, line, rect, repeat, shape } from '../svg.ts'
import type { Surroundings } from './surroundings.ts'

/** A northern temple under the mountains. */
export function drawTemple(): Surroundings {
  return {
    behind: [
      shape(
        'M0 800V440C120 360 190 400 300 320S520 200 660 300S900 420 1040 330S1330 210 1600 400V800Z',
        palette.evening,
      ),
      shape(
        'M0 800V560C180 470 300 540 460 470S760 500 940 540S1300 420 1600 520V800Z',
        palette.dusk,
      ),
      drawChedi(450, 802),
      drawVihara(180, 802),
      rect(0, 726, 620, 76, palette.spray),
      rect(0, 716, 620, 14, palette.stripe, 4),
      repeat(8, (index) => rect(20 + index * 78, 748, 44, 32, palette.hairline, 4)),
    ].join(''),
    ground: drawStreet() + drawTree(1560, 812, 230),
    before: drawLamp(60, 900) + drawCat(330, 894, palette.coin),
  }
}

function drawChedi(x: number, y: number): string {
  return at(
    x,
    y,
    [
      rect(-96, -130, 192, 130, palette.coin, 4),
      rect(-80, -166, 160, 40, palette.glow, 4),
      rect(-64, -198, 128, 36, palette.coin, 4),
      shape('M-58 -196C-70 -270 -34 -316 0 -316S70 -270 58 -196Z', palette.glow),
      rect(-26, -336, 52, 24, palette.coin, 4),
      shape('M-24 -338L0 -500L24 -338Z', palette.coin),
      line('M-16 -366H16M-12 -394H12M-8 -420H8', palette.edge, 5),
      circle(0, -506, 8, palette.glow),
    ].join(''),
  )
}

function drawVihara(x: number, y: number): string {
  return at(
    x,
    y,
    [
      rect(-130, -190, 260, 190, palette.spray),
      repeat(4, (index) => rect(-118 + index * 70, -180, 22, 180, palette.hairline)),
      shape('M-34 0V-110C-34 -140 0 -164 0 -164S34 -140 34 -110V0Z', palette.glow),
      line('M0 -150V0', palette.edge, 5),
      shape(
        'M-206 -150C-120 -180 -80 -230 0 -300C80 -230 120 -180 206 -150L196 -132C120 -150 60 -160 0 -160S-120 -150 -196 -132Z',
        palette.stripe,
      ),
      shape(
        'M-150 -216C-80 -250 -50 -310 0 -386C50 -310 80 -250 150 -216L142 -200C90 -216 40 -226 0 -226S-90 -216 -142 -200Z',
        palette.depth,
      ),
      line(
        'M-206 -150C-120 -180 -80 -230 0 -300C80 -230 120 -180 206 -150M-150 -216C-80 -250 -50 -310 0 -386C50 -310 80 -250 150 -216',
        palette.coin,
        9,
      ),
      line('M0 -386V-420M-206 -150L-226 -168M206 -150L226 -168', palette.coin, 9),
      shape('M-26 -276L0 -330L26 -276Z', palette.coin),
    ].join(''),
  )
}
