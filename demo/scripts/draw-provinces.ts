// Creates the website's own map: `npm run draw-provinces -w @washhouse/demo`. Shapes: "Map of Thailand" by Tae Noppakun
// Wongsrinoppakun, @svg-maps/thailand 2.0.0 (MapSVG), CC BY 4.0; here they are converted to longitude and latitude, rounded
// and joined with the provinces' names.
import { writeFileSync } from 'node:fs'
import {
  distance,
  isLeftOf,
  outlineOf,
  readEdges,
  unproject,
  type Edge,
  type Point,
} from '../branch/province-shape.fixtures.ts'
import { thaiProvinces as provinces } from '../../content/src/features/branch/provinces/provinces.ts'

/** A thousandth of a degree, about 110 metres: finer than the shapes. */
const stepsPerDegree = 1000

const gridLines = 60

const target = new URL('../../contract/src/branch/provinces.json', import.meta.url)
const drawn = provinces.map(({ code, name }) => {
  const outline = outlineOf(name.en)
  return { code, name, heart: toSteps(findHeart(outline)), rings: outline.map(toMoves) }
})
writeFileSync(target, `${JSON.stringify(drawn)}\n`)

/** Where the name has most space: the grid point that is farthest from the border. */
function findHeart(outline: readonly Point[][]): Point {
  const edges = outline.flatMap(readEdges)
  const xs = outline.flat().map(([x]) => x)
  const ys = outline.flat().map(([, y]) => y)
  const along = (values: number[], line: number) => {
    const least = Math.min(...values)
    return least + ((Math.max(...values) - least) * line) / gridLines
  }
  const lines = Array.from({ length: gridLines }, (_, line) => line)
  const inside = lines
    .flatMap((row) => lines.map((column): Point => [along(xs, column), along(ys, row)]))
    .filter((point) => isInside(point, edges))
    .map((point) => ({ point, room: Math.min(...edges.map((edge) => distance(point, edge))) }))
    .sort((a, b) => b.room - a.room)
  if (!inside[0]) throw new Error('a province without an inside')
  return inside[0].point
}

function isInside(point: Point, edges: Edge[]): boolean {
  return edges.filter((edge) => isLeftOf(point, edge)).length % 2 === 1
}

function toSteps(point: Point): Point {
  const [longitude, latitude] = unproject(point)
  return [Math.round(longitude * stepsPerDegree), Math.round(latitude * stepsPerDegree)]
}

/** The ring's first point, then the step to each next one, in units east and north. */
function toMoves(ring: Point[]): number[] {
  let [x, y] = [0, 0]
  return ring.map(toSteps).flatMap(([nextX, nextY]) => {
    const move = [nextX - x, nextY - y]
    ;[x, y] = [nextX, nextY]
    return move.every((step) => step === 0) ? [] : move
  })
}
