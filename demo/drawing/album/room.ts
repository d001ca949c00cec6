import { palette } from '../palette.ts'
import { circle, faint, rect, repeat } from '../svg.ts'

export const albumSize = { width: 1600, height: 1067 }
const floorTop = 800

/** The inside of a shop: a wall, a stripe of water colour, a tiled floor. */
export function drawRoom(wall: string, tiles: string, grout: string): string {
  const { width, height } = albumSize
  return [
    rect(0, 0, width, height, wall),
    rect(0, floorTop - 22, width, 22, palette.foam),
    rect(0, floorTop, width, height - floorTop, tiles),
    repeat(3, (index) => rect(0, floorTop + 60 + index * 84, width, 5, grout)),
    repeat(9, (index) => rect(90 + index * 178, floorTop, 5, height - floorTop, grout)),
  ].join('')
}

/** A lamp hanging from the ceiling, its light on the wall. */
export function drawPendant(x: number, drop: number): string {
  return [
    faint(0.35, circle(x, drop + 40, 150, palette.glow)),
    rect(x - 3, 0, 6, drop, palette.night),
    `<path d="M${x - 70} ${drop + 50}A70 64 0 0 1 ${x + 70} ${drop + 50}Z" fill="${palette.tide}" stroke="${palette.night}" stroke-width="6"/>`,
    circle(x, drop + 56, 20, palette.glow),
  ].join('')
}
