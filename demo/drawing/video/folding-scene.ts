import { palette } from '../palette.ts'
import { drawPile } from '../part/laundry.ts'
import { drawTick } from '../part/marks.ts'
import { drawCloud, drawSun } from '../part/weather.ts'
import { at, inked, rect, shape } from '../svg.ts'
import { fall, progress, round } from './motion.ts'

const colours = [palette.foam, palette.coin, palette.ripple, palette.foam, palette.stripe]

/** The sun comes up while dry towels fall into a pile. */
export function drawFoldingScene(seconds: number): string {
  const landed = colours.filter((_, index) => seconds >= landing(index))
  const falling = colours[landed.length]
  const share = fall(seconds, landing(landed.length) - 0.4, landing(landed.length))
  const top = 600 - landed.length * 56 * 1.1
  const size = progress(seconds, 2.4, 2.8)
  return [
    rect(0, 0, 1280, 720, palette.mist),
    drawSun(930, round(760 - progress(seconds, 0, 1.8) * 540), 100),
    drawCloud(240, 220, 1, palette.foam),
    shape('M0 560C240 500 460 540 660 520S1080 500 1280 540V720H0Z', palette.ripple),
    inked(rect(290, 600, 700, 40, palette.tide, 14)),
    rect(350, 640, 32, 80, palette.night),
    rect(898, 640, 32, 80, palette.night),
    at(640, 600, drawPile(landed), 1.1),
    falling && share > 0
      ? at(640, round(top * share - 40 * (1 - share)), drawPile([falling]), 1.1)
      : '',
    size > 0 ? at(640, 170, drawTick(0, 0, 66, palette.coin), round(size)) : '',
  ].join('')
}

function landing(index: number): number {
  return 0.7 + index * 0.36
}
