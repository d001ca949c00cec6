import { palette } from '../palette.ts'
import { circle, ellipse, faint, shape } from '../svg.ts'
import { drawDrum } from '../washing-machine.ts'

/** A map pin 140 wide with its point on 0, 0; its head is a drum. */
export function drawPin(fill: string): string {
  return [
    faint(0.14, circle(0, -104, 116, palette.glow)),
    ellipse(0, 4, 26, 8, palette.night),
    shape('M0 0C-30 -40 -70 -64 -70 -104A70 70 0 0 1 70 -104C70 -64 30 -40 0 0Z', fill),
    circle(0, -104, 54, palette.foam),
    drawDrum(0, -104, 44, 'shirt'),
  ].join('')
}
