import { palette } from '../palette.ts'
import { drawBench, drawBicycle, drawLamp, drawStreet, drawTree } from '../street.ts'
import { at, circle, line, rect, repeat, shape } from '../svg.ts'
import { drawBlock } from './building.ts'
import type { Surroundings } from './surroundings.ts'

/** The gate of a university, its clock tower behind. */
export function drawUniversity(): Surroundings {
  return {
    behind: [
      drawBlock(-30, 440, 200, palette.evening, 31),
      drawBlock(1340, 330, 260, palette.evening, 32),
      drawClockTower(330, 800),
      drawTree(540, 806, 330, palette.depth),
      drawTree(60, 806, 280, palette.depth),
      drawGate(),
    ].join(''),
    ground: drawStreet(),
    before: drawBench(60, 892) + drawBicycle(320, 904) + drawLamp(14, 900),
  }
}

function drawClockTower(x: number, y: number): string {
  return at(
    x,
    y,
    [
      rect(-70, -540, 140, 540, palette.dusk),
      rect(-84, -552, 168, 22, palette.slate, 4),
      shape('M-80 -552L0 -668L80 -552Z', palette.tide),
      line('M0 -668V-706', palette.coin, 8),
      circle(0, -468, 50, palette.spray),
      line('M0 -468V-500M0 -468L24 -456', palette.night, 8),
      repeat(3, (index) =>
        rect(-14, -370 + index * 74, 28, 46, index === 1 ? palette.glow : palette.evening, 14),
      ),
    ].join(''),
  )
}

function drawGate(): string {
  return [
    rect(-20, 690, 640, 110, palette.evening),
    repeat(22, (index) => rect(-10 + index * 28, 700, 7, 100, palette.slate, 3)),
    rect(120, 560, 54, 242, palette.spray, 4),
    rect(420, 560, 54, 242, palette.spray, 4),
    shape('M100 566C160 470 434 470 494 566L474 584C410 520 184 520 120 584Z', palette.foam),
    circle(297, 498, 40, palette.coin),
    line('M278 498C286 484 296 510 316 492M297 476V520', palette.edge, 7),
    circle(147, 540, 22, palette.glow),
    circle(447, 540, 22, palette.glow),
    rect(174, 600, 246, 202, palette.evening),
  ].join('')
}
