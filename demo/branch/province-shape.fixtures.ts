// Shapes: "Map of Thailand" by Tae Noppakun Wongsrinoppakun, @svg-maps/thailand, CC BY 4.0.
import map from '@svg-maps/thailand'
import { z } from 'zod'

export type Point = readonly [x: number, y: number]
export type Edge = readonly [from: Point, to: Point]

// The map is Mercator without a stated scale. The country's outermost points (Mae Sai, Betong, Mae Hong Son, Ubon
// Ratchathani) fix scale and offset; both axes agree to within 1 %.
const extremes = { north: 20.465, south: 5.613, west: 97.343, east: 105.637 }

// The map's coasts are simplified: the promenades of Prachuap and Songkhla lie up to 0.12 units (one unit is about 1.6 km)
// out at sea.
const toleranceUnits = 0.25

const respelled: Partial<Record<string, string>> = { Buriram: 'Buri Ram' }

const { locations } = z
  .object({ locations: z.array(z.object({ name: z.string(), path: z.string() })) })
  .parse(map)
const shapes = new Map(
  locations.map(({ name, path }) => [respelled[name] ?? name, readRings(path)]),
)
const allPoints = [...shapes.values()].flat(2)
const left = Math.min(...allPoints.map(([x]) => x))
const right = Math.max(...allPoints.map(([x]) => x))
const top = Math.min(...allPoints.map(([, y]) => y))
const bottom = Math.max(...allPoints.map(([, y]) => y))

/** True if the place is in the province of that English name, within about 400 metres. */
export function isInsideProvince(province: string, latitude: number, longitude: number): boolean {
  const edges = outlineOf(province).flatMap(readEdges)
  const place = project(latitude, longitude)
  const crossings = edges.filter((edge) => isLeftOf(place, edge)).length
  return crossings % 2 === 1 || edges.some((edge) => distance(place, edge) <= toleranceUnits)
}

/** The province's rings in the map's own units. */
export function outlineOf(province: string): readonly Point[][] {
  const rings = shapes.get(province)
  if (!rings) throw new Error(`no shape for the province ${province}`)
  return rings
}

/** Longitude and latitude of a point of the map. */
export function unproject([x, y]: Point): Point {
  const { north, south, west, east } = extremes
  const fromWest = (x - left) / (right - left)
  const fromNorth = (y - top) / (bottom - top)
  const height = mercator(north) - fromNorth * (mercator(north) - mercator(south))
  return [
    west + fromWest * (east - west),
    (360 / Math.PI) * (Math.atan(Math.exp(height)) - Math.PI / 4),
  ]
}

function project(latitude: number, longitude: number): Point {
  const { north, south, west, east } = extremes
  const fromWest = (longitude - west) / (east - west)
  const fromNorth = (mercator(north) - mercator(latitude)) / (mercator(north) - mercator(south))
  return [left + fromWest * (right - left), top + fromNorth * (bottom - top)]
}

function mercator(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
}

/** The map's paths use relative moves only: `m`, its implied lines, and `z`. */
function readRings(path: string): Point[][] {
  if (/[^mz\d\s.,e-]/.test(path)) throw new Error('a path command other than m and z')
  let x = 0
  let y = 0
  return path
    .split('m')
    .slice(1)
    .map((ring) => {
      const steps = [...ring.matchAll(/(-?[\d.]+(?:e-?\d+)?),(-?[\d.]+(?:e-?\d+)?)/g)]
      const points = steps.map(([, dx, dy]): Point => [(x += Number(dx)), (y += Number(dy))])
      const start = points[0]
      if (!start) throw new Error('an empty ring')
      ;[x, y] = start
      return points
    })
}

export function readEdges(ring: Point[]): Edge[] {
  return ring.map((to, index): Edge => [ring.at(index - 1) ?? to, to])
}

export function isLeftOf([x, y]: Point, [[ax, ay], [bx, by]]: Edge): boolean {
  return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
}

export function distance([x, y]: Point, [[ax, ay], [bx, by]]: Edge): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length
  const along = Math.min(1, Math.max(0, share))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}
