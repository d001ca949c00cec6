import { palette } from '../palette.ts'
import { drawBench, drawLamp, drawStreet } from '../street.ts'
import { circle, line, rect, repeat, shape } from '../svg.ts'
import { drawBlock } from './building.ts'
import { drawSea } from './sea.ts'
import type { Surroundings } from './surroundings.ts'

/** A steel bridge over the river, its lamps on the water. */
export function drawBridge(): Surroundings {
  return {
    behind: [
      drawBlock(1300, 420, 140, palette.evening, 41),
      drawBlock(1450, 350, 170, palette.evening, 42),
      shape('M0 640C200 590 420 620 700 600S1300 590 1600 610V700H0Z', palette.evening),
      drawSea(640, 810, 380),
      ...[-330, 40, 410, 780].map(drawSpan),
      rect(-20, 590, 1640, 22, palette.hairline),
      repeat(9, (index) => circle(30 + index * 124, 582, 9, palette.glow)),
      repeat(5, (index) => rect(14 + index * 370, 612, 46, 150, palette.slate, 4)),
    ].join(''),
    ground:
      drawStreet() +
      repeat(16, (index) => rect(6 + index * 40, 752, 9, 54, palette.hairline, 3)) +
      rect(-10, 746, 640, 12, palette.hairline, 6),
    before: drawBench(230, 890) + drawLamp(80, 900),
  }
}

function drawSpan(x: number): string {
  const chord = `M${x} 590C${x + 60} 430 ${x + 310} 430 ${x + 370} 590`
  const webs = [60, 120, 185, 250, 310]
    .map((step, index) => `M${x + step} 590V${[502, 472, 464, 472, 502][index]}`)
    .join('')
  return line(chord, palette.slate, 16) + line(webs, palette.slate, 8)
}
