import { palette } from '../palette.ts'
import { at, circle, inked, line, rect } from '../svg.ts'
import { drawDrum, type DrumLoad } from '../washing-machine.ts'

/** A machine seen near: 380 wide and 460 tall, its feet on y = 0, its left side on x. */
export function drawFrontLoader(
  x: number,
  y: number,
  load: DrumLoad['kind'],
  body: string = palette.foam,
): string {
  const panel = load === 'warm' ? palette.glow : palette.ripple
  return at(
    x,
    y,
    [
      inked(
        rect(28, -20, 44, 20, palette.slate, 4),
        rect(308, -20, 44, 20, palette.slate, 4),
        rect(0, -460, 380, 446, body, 26),
        rect(28, -436, 120, 52, panel, 12),
      ),
      line('M0 -362H380', palette.night, 6),
      line('M50 -410H104', palette.night, 7),
      inked(circle(236, -410, 18, palette.coin), circle(320, -410, 26, palette.cloud)),
      line('M320 -428V-410', palette.night, 7),
      inked(circle(190, -190, 142, palette.cloud), circle(190, -190, 118, palette.hairline)),
      drawDrum(190, -190, 104, load),
    ].join(''),
  )
}

/** The machine that changes notes into coins: 260 wide and 520 tall. */
export function drawCoinChanger(x: number, y: number, body: string = palette.tide): string {
  return at(
    x,
    y,
    [
      inked(
        rect(0, -520, 260, 520, body, 26),
        rect(34, -484, 192, 130, palette.mist, 14),
        rect(48, -316, 164, 60, palette.night, 14),
        rect(48, -140, 164, 96, palette.evening, 18),
      ),
      line('M60 -450H160M60 -420H196M60 -390H130', palette.depth, 10),
      rect(68, -292, 124, 10, palette.ripple, 5),
      inked(circle(130, -200, 32, palette.coin)),
      line('M130 -214V-186', palette.edge, 10),
      inked(
        circle(104, -62, 22, palette.coin),
        circle(150, -62, 22, palette.glow),
        circle(128, -84, 22, palette.coin),
      ),
    ].join(''),
  )
}
